/** Makes the steps after a range its stations: those beyond its value fade, the one it is at is framed. */
export function startRail(rail: HTMLInputElement): void {
  const steps = [...(rail.nextElementSibling?.children ?? [])] as HTMLElement[];
  const move = () => {
    for (const [index, step] of steps.entries()) {
      step.toggleAttribute('data-ahead', index >= rail.valueAsNumber);
      step.toggleAttribute('data-now', index === rail.valueAsNumber - 1);
    }
    rail.ariaValueText = steps[rail.valueAsNumber - 1]?.querySelector('h3')?.textContent ?? '';
  };
  rail.addEventListener('input', move);
  rail.hidden = false;
  move();
}
