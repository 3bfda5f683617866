/** The allow-list, repeated so that a mistake in the sanitizer's own list is noticed. */

export const tags = new Set(
  `h2 h3 h4 h5 h6 p br hr blockquote pre div section ul ol li dl dt dd figure figcaption details summary
  table caption thead tbody tfoot tr th td a img strong em b i u s del ins mark small sub sup code kbd
  samp var q cite abbr dfn time span`.split(/\s+/),
);
export const attributes = new Set(
  `href src alt title width height loading decoding start reversed colspan rowspan align scope datetime
  open lang dir target rel id`.split(/\s+/),
);
/** What every id of a post begins with, so that none is one of the page or of the browser's own names. */
export const idPrefix = 'user-content-';
export const protocols = {
  href: ['http:', 'https:', 'mailto:', 'tel:'],
  src: ['http:', 'https:'],
};
