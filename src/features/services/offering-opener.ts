/**
 * 'Let's Build This' and the titles of the gallery open the dialog with that automation; its code and texts are loaded
 * on the first click. Registered before the frame's listener, which would open the contact dialog instead.
 */
document.addEventListener(
  'click',
  (event) => {
    const button = (event.target as Element).closest<HTMLElement>('[data-offering]');
    if (!button) return;
    event.preventDefault();
    import('./offering-dialog.ts')
      // Not destructured: the bundler would add a wrapper, which every first visit would download.
      .then((dialog) => dialog.openOffering(button))
      .catch(() => document.dispatchEvent(new Event('load-failed')));
  },
  { capture: true },
);
