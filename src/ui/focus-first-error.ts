/** Leads to the first control that is wrong; in a group to the one that is chosen from. */
export function focusFirstError(form: HTMLFormElement): void {
  // What is wrong is drawn with the next frame.
  requestAnimationFrame(() => {
    const wrong = form.querySelector<HTMLElement>('[aria-invalid="true"]');
    const within = wrong?.querySelector<HTMLElement>('[tabindex="0"], input:enabled');
    (within ?? wrong)?.focus();
  });
}
