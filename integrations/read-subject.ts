import { parse } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';
import type { ShareSubject } from '#src/domain/share-image.ts';

/** Reads what a page's share image shows from `data-share` of its `og:image`, which src/layouts/Head.astro writes. */
export function readSubject(html: string): ShareSubject | undefined {
  // Only the head is read, because this runs for thousands of pages after every build.
  const end = html.indexOf('</head>');
  if (end < 0) return undefined;
  const head = elements(parse(html.slice(0, end)));
  const image = head.find((element) => attribute(element, 'property') === 'og:image');
  const subject = image && attribute(image, 'data-share');
  return subject === undefined ? undefined : (JSON.parse(subject) as ShareSubject);
}

function elements(node: DefaultTreeAdapterTypes.Node): DefaultTreeAdapterTypes.Element[] {
  const children = 'childNodes' in node ? node.childNodes.flatMap(elements) : [];
  return 'tagName' in node ? [node, ...children] : children;
}

function attribute(element: DefaultTreeAdapterTypes.Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}
