/**
 * Marks images that did not load with `data-failed`, so that what lies under them can show. Errors of
 * images do not bubble, hence the capture; what failed before this code came tells nobody any more.
 */
const mark = (image: HTMLElement) => (image.dataset.failed = '');

document.addEventListener('error', ({ target }) => mark(target as HTMLElement), true);
for (const image of document.images) if (image.complete && !image.naturalWidth) mark(image);
