/**
 * Applies a change immediately and animates elements to their new positions. Elements that were or become
 * hidden just appear or disappear; no animation under reduced motion.
 */
export function glide(elements: readonly HTMLElement[], change: () => void): void {
  const before = elements
    .filter(({ hidden }) => !hidden)
    .map((element) => ({ element, from: element.getBoundingClientRect() }));
  change();
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  for (const { element, from } of before.filter(({ element }) => !element.hidden)) {
    const to = element.getBoundingClientRect();
    const offset = `${from.left - to.left}px ${from.top - to.top}px`;
    element.animate([{ translate: offset }, { translate: 'none' }], {
      duration: 240,
      easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
    });
  }
}
