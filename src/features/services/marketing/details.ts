import { startDialog } from '#src/ui/dialog/plain-dialog.ts';

/** Opens and closes the page's detail dialogs (DetailDialog.astro). */
for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog.details')) {
  for (const opener of document.querySelectorAll<HTMLElement>(`[data-details="${dialog.id}"]`)) {
    opener.addEventListener('click', () => {
      // Safari does not focus a clicked button, which must get the focus back later.
      opener.focus({ preventScroll: true });
      dialog.showModal();
      dialog.scrollTop = 0;
    });
  }
  startDialog(dialog);
  const asks = dialog.querySelector<HTMLButtonElement>('[data-open="contact"]');
  asks?.addEventListener('click', (event) => {
    dialog.close();
    // Handled here because the frame's listener would first move the focus back into the dialog.
    event.preventDefault();
    event.stopPropagation();
    document.dispatchEvent(new CustomEvent('open-contact', { detail: { about: asks.value } }));
  });
}
