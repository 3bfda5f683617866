const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

/** Keeps Tab inside a dialog; a native modal dialog lets it out to the browser's toolbar. */
export function trapFocus(event: KeyboardEvent, dialog: HTMLElement): void {
  if (event.key !== 'Tab') return;
  const controls = [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (control) => control.tabIndex >= 0 && control.checkVisibility(),
  );
  const first = controls.at(0);
  const last = controls.at(-1);
  const from = document.activeElement;
  if (event.shiftKey ? from === first || from === dialog : from === last) {
    event.preventDefault();
    (event.shiftKey ? last : first)?.focus();
  }
}
