const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

/** Opens a modal dialog. Where the browser would begin with the button that closes it, the heading has the focus. */
export function openModal(dialog: HTMLDialogElement): void {
  dialog.showModal();
  if (document.activeElement?.matches('.dialog-close')) dialog.querySelector('h2')?.focus();
}

/** Keeps Tab inside a dialog; a native modal dialog lets it out to the browser's toolbar. */
export function trapFocus(event: KeyboardEvent, dialog: HTMLElement): void {
  if (event.key !== 'Tab') return;
  const controls = [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (control) => control.tabIndex >= 0 && control.getClientRects().length > 0,
  );
  const first = controls.at(0);
  const last = controls.at(-1);
  const from = document.activeElement;
  // The heading and the dialog itself, which can have the focus too, come before the first control.
  const isFirst = from === first || (from && first && isBefore(from, first));
  if (event.shiftKey ? isFirst : from === last) {
    event.preventDefault();
    (event.shiftKey ? last : first)?.focus();
  }
}

function isBefore(one: Node, other: Node): boolean {
  return Boolean(other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING);
}
