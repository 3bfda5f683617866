/**
 * An idea's title opens its dialog, whose code and texts are loaded on the first click. Registered before the
 * frame's listener, which would open the contact dialog instead.
 */
document.addEventListener(
  'click',
  (event) => {
    const button = (event.target as Element).closest<HTMLElement>('[data-gallery-idea]');
    const id = button?.dataset.galleryIdea;
    if (!id) return;
    event.preventDefault();
    import('./gallery-dialog.ts')
      .then(({ openGalleryIdea }) => openGalleryIdea(id))
      .catch(() => document.dispatchEvent(new Event('load-failed')));
  },
  { capture: true },
);
