/**
 * Whether a keydown belongs to the composition of a word by an input method (Chinese, Japanese, Korean and others):
 * such an Enter or Escape ends the word and is no command. Safari sends the Enter after `compositionend`, when
 * `isComposing` is false again; what remains is the code 229 that UI Events gives to keys an input method handled
 * (https://www.w3.org/TR/uievents/#determine-keydown-keyup-keyCode).
 */
export function isComposing(event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return event.isComposing || event.keyCode === 229;
}

/**
 * Keeps the keys of a composition from every handler of the page, and its Enter and Escape from the browser, which would
 * submit a form or close a dialog by them. Editors of rich text are left alone: they handle compositions themselves.
 * Doing it again changes nothing: the frame of every page does it, and islands, which the admin has without that frame.
 */
export function guardCompositions(): void {
  addEventListener('keydown', guard, true);
}

function guard(event: KeyboardEvent): void {
  const field = event.composedPath()[0] as HTMLElement;
  if (!isComposing(event) || field.isContentEditable) return;
  event.stopImmediatePropagation();
  // In a field of several lines Enter submits nothing, and a keyboard on a screen may mean a new line by it.
  if (event.key === 'Escape' || (event.key === 'Enter' && field.tagName === 'INPUT')) event.preventDefault();
}
