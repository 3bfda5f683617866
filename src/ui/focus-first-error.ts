/** Frames that drawing what is wrong may take on a busy machine. */
const LONGEST = 60;

/** Leads to the first control that is wrong, once it is drawn so; in a group to the one that is chosen from. */
export function focusFirstError(form: HTMLFormElement, left = LONGEST): void {
  requestAnimationFrame(() => {
    const wrong = form.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!wrong && left > 0) return focusFirstError(form, left - 1);
    const within = wrong?.querySelector<HTMLElement>('[tabindex="0"], input:enabled');
    (within ?? wrong)?.focus();
  });
}
