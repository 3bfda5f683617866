/**
 * 'Let's Build This' opens the dialog with that automation; its code and words come with the first
 * click. Heard before the frame's own listener, which would open the contact dialog instead.
 */
document.addEventListener(
  'click',
  (event) => {
    const id = (event.target as Element).closest<HTMLElement>('[data-offering]')?.dataset.offering;
    if (!id) return;
    event.preventDefault();
    import('./offering-dialog.ts')
      // Taken apart, the module would be wrapped for the bundler's sake, at the cost of every first visit.
      .then((dialog) => dialog.openOffering(id))
      .catch(() => document.dispatchEvent(new Event('load-failed')));
  },
  { capture: true },
);
