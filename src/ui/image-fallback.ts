/**
 * Sets `data-failed` on images that did not load, so that what is beneath them shows. Image errors do not
 * bubble, hence the capture; images that failed before this code ran fire no more events.
 */
const mark = (image: HTMLElement) => (image.dataset.failed = '');

document.addEventListener('error', ({ target }) => mark(target as HTMLElement), true);
for (const image of document.images) if (image.complete && !image.naturalWidth) mark(image);
