/** The `ref` of an element that takes over the focus when it appears. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

/** How many frames rendering the errors may take on a busy machine. */
const MAX_FRAMES = 60;

/** Focuses the first invalid control once it is rendered so; in a radio group, the selected one. */
export function focusFirstError(form: HTMLFormElement, left = MAX_FRAMES): void {
  requestAnimationFrame(() => {
    const wrong = form.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!wrong && left > 0) return focusFirstError(form, left - 1);
    const within = wrong?.querySelector<HTMLElement>('[tabindex="0"], input:enabled');
    (within ?? wrong)?.focus();
  });
}
