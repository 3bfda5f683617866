/** How many frames rendering the errors may take on a busy machine. */
const LONGEST = 60;

/**
 * Focuses the first invalid control once it is rendered as such; in a radio group, the one that is selected.
 */
export function focusFirstError(form: HTMLFormElement, left = LONGEST): void {
  requestAnimationFrame(() => {
    const wrong = form.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!wrong && left > 0) return focusFirstError(form, left - 1);
    const within = wrong?.querySelector<HTMLElement>('[tabindex="0"], input:enabled');
    (within ?? wrong)?.focus();
  });
}
