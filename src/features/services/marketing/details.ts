import { trapFocus } from '#src/ui/trap-focus.ts';

/** Opens and closes the page's detail dialogs (DetailDialog.astro). */
for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog.details')) {
  for (const opener of document.querySelectorAll<HTMLElement>(`[data-details="${dialog.id}"]`)) {
    opener.addEventListener('click', () => {
      // Safari does not focus what is clicked, and the focus must find its way back.
      opener.focus({ preventScroll: true });
      dialog.showModal();
      dialog.scrollTop = 0;
    });
  }
  dialog.addEventListener('keydown', (event) => trapFocus(event, dialog));
  dialog.addEventListener('click', (event) => {
    const element = event.target as Element;
    const asks = element.closest<HTMLButtonElement>('[data-open="contact"]');
    // The dialog itself is hit only beside its content: on the veil.
    if (element === dialog || asks || element.closest('[data-close]')) dialog.close();
    if (!asks) return;
    // Not by the frame's listener, which would first move the focus back into the dialog.
    event.preventDefault();
    event.stopPropagation();
    document.dispatchEvent(new CustomEvent('open-contact', { detail: { about: asks.value } }));
  });
}
