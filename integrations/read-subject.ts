import { parseFragment } from 'parse5';
import type { ShareSubject } from '#src/domain/share-image.ts';

/** The element as src/layouts/Head.astro writes it. Matched, because this runs for every page after every build. */
const IMAGE = /<meta property="og:image"(?:[^">]|"[^"]*")*>/;

/** Reads what a page's share image shows from `data-share` of its `og:image`. */
export function readSubject(html: string): ShareSubject | undefined {
  const [tag = ''] = IMAGE.exec(html.slice(0, html.indexOf('</head>'))) ?? [];
  const [image] = parseFragment(tag).childNodes;
  const attributes = image && 'attrs' in image ? image.attrs : [];
  const subject = attributes.find(({ name }) => name === 'data-share')?.value;
  return subject === undefined ? undefined : (JSON.parse(subject) as ShareSubject);
}
