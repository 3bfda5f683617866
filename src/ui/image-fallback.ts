/** Marks images that did not load, also before this code ran. Their errors do not bubble, hence the capture. */
const mark = (image: HTMLElement) => (image.dataset.failed = '');

document.addEventListener('error', ({ target }) => mark(target as HTMLElement), true);
for (const image of document.images) if (image.complete && !image.naturalWidth) mark(image);
