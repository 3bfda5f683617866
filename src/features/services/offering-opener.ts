/**
 * 'Let's Build This' opens the dialog with that automation; its code and words come with the first
 * click. Heard before the frame's own listener, which would open the contact dialog instead.
 */
document.addEventListener(
  'click',
  async (event) => {
    const button = (event.target as Element).closest<HTMLElement>('[data-offering]');
    if (!button) return;
    event.preventDefault();
    try {
      const { openOffering } = await import('./offering-dialog.ts');
      openOffering(button.dataset.offering ?? '');
    } catch (error) {
      document.dispatchEvent(new CustomEvent('load-failed', { detail: { error } }));
    }
  },
  { capture: true },
);
