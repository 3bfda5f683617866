import { trapFocus } from './trap-focus.ts';

/**
 * Has a dialog of the page, without React, keep the focus inside, and close by its buttons `data-close`
 * and by a press beside it.
 */
export function startDialog(dialog: HTMLDialogElement): void {
  let begunBeside = false;
  dialog.addEventListener('keydown', (event) => trapFocus(event, dialog));
  // The dialog itself is hit only beside its content: on the veil. Who marks words in it may let go there.
  dialog.addEventListener('pointerdown', ({ target }) => (begunBeside = target === dialog));
  dialog.addEventListener('click', ({ target }) => {
    const isBeside = target === dialog && begunBeside;
    if (isBeside || (target as Element).closest('[data-close]')) dialog.close();
  });
}
