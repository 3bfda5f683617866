import { trapFocus } from './trap-focus.ts';

/** Makes a dialog without React trap the focus and close by `data-close` buttons or a click beside it. */
export function startDialog(dialog: HTMLDialogElement): void {
  let begunBeside = false;
  dialog.addEventListener('keydown', (event) => trapFocus(event, dialog));
  // A click beside the content has the dialog itself (its backdrop) as target. A text selection that starts
  // inside may end there.
  dialog.addEventListener('pointerdown', ({ target }) => (begunBeside = target === dialog));
  dialog.addEventListener('click', ({ target }) => {
    const isBeside = target === dialog && begunBeside;
    if (isBeside || (target as Element).closest('[data-close]')) dialog.close();
  });
}
