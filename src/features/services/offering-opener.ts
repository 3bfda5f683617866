/**
 * 'Let's Build This' opens the dialog with that automation; its code and texts are loaded on the first click.
 * Registered before the frame's listener, which would open the contact dialog instead.
 */
document.addEventListener(
  'click',
  (event) => {
    const id = (event.target as Element).closest<HTMLElement>('[data-offering]')?.dataset.offering;
    if (!id) return;
    event.preventDefault();
    import('./offering-dialog.ts')
      // Not destructured: the bundler would add a wrapper, which every first visit would download.
      .then((dialog) => dialog.openOffering(id))
      .catch(() => document.dispatchEvent(new Event('load-failed')));
  },
  { capture: true },
);
