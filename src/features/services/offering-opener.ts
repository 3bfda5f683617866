/** Opens an automation's dialog, before the frame's listener would open the contact dialog; its code is loaded then. */
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
  true,
);
