/**
 * Remembers which field of a form has the focus, and where its caret is.
 *
 * @returns a function that moves the focus to the field of the same name, if the form was built anew meanwhile
 */
export function keepFocus(root: HTMLElement): () => void {
  const { activeElement: field } = document;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) || !root.contains(field)) {
    return () => {};
  }
  const { name, selectionStart, selectionEnd } = field;
  return () => {
    if (field.isConnected) return;
    const anew = root.querySelector<typeof field>(`[name="${name}"]`);
    anew?.focus();
    // Addresses and numbers have no caret to move.
    if (selectionStart !== null) anew?.setSelectionRange(selectionStart, selectionEnd);
  };
}
