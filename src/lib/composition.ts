/**
 * Whether a keydown belongs to the composition of a word by an input method (Chinese, Japanese, Korean and others):
 * such an Enter or Escape ends the word and is no command. Safari sends the Enter after `compositionend`, when
 * `isComposing` is false again; what remains is the code 229 that UI Events gives to keys an input method handled
 * (https://www.w3.org/TR/uievents/#determine-keydown-keyup-keyCode).
 */
export function isComposing(event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return event.isComposing || event.keyCode === 229;
}
