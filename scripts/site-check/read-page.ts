import { DomUtils, parseDocument } from 'htmlparser2';

type Node = ReturnType<typeof parseDocument>['childNodes'][number];

/** What the site check needs to know about a page. */
export interface PageFacts {
  readonly titles: readonly string[];
  readonly description: string | undefined;
  readonly canonical: string | undefined;
  readonly noindex: boolean;
  readonly shareImage: string | undefined;
  readonly headings: readonly string[];
  /** Repeated as often as they occur. */
  readonly ids: readonly string[];
  /** Every address that the page links to or loads, as written. */
  readonly addresses: readonly string[];
  readonly images: readonly { src: string; alt?: string; width?: string; height?: string }[];
  /** Animations by name, each with its steps. */
  readonly keyframes: readonly (readonly [name: string, steps: string])[];
  /** All visible text in one line, blocks separated by a space. */
  readonly text: string;
}

/** Elements whose content continues the surrounding line. */
const INLINE = new Set('a abbr b bdi cite code em i mark q s small span strong sub sup time u'.split(' '));
const UNREAD = new Set(['script', 'style', 'svg', 'head']);
const KEYFRAMES = /@keyframes\s+([\w-]+)\s*\{((?:[^{}]*\{[^{}]*\})*)/g;
/** Relations of `<link>` that load or link to something. */
const LEADING = /icon|manifest|stylesheet|preload|alternate|next|prev/;

export function readPage(html: string): PageFacts {
  const document = parseDocument(html);
  const named = (...names: string[]) => DomUtils.getElementsByTagName((name) => names.includes(name), document);
  const meta = (key: string, name: string) =>
    named('meta').find(({ attribs }) => attribs[key] === name)?.attribs.content;
  const drawn = named('svg').flatMap((svg) => DomUtils.getElementsByTagName('title', svg));
  const links = named('link').map(({ attribs }) => attribs);
  const forms = named('form').map(({ attribs }) => attribs);
  return {
    // Those of drawings are no titles of the page.
    titles: named('title')
      .filter((title) => !drawn.includes(title))
      .map(textOf),
    description: meta('name', 'description'),
    canonical: links.find(({ rel }) => rel === 'canonical')?.href,
    noindex: /noindex/.test(meta('name', 'robots') ?? ''),
    shareImage: meta('property', 'og:image'),
    headings: named('h1').map(textOf),
    ids: DomUtils.findAll(({ attribs }) => 'id' in attribs, document.childNodes).flatMap(
      ({ attribs }) => attribs.id ?? [],
    ),
    addresses: [
      ...links.filter(({ rel = '' }) => LEADING.test(rel)).flatMap(({ href }) => href ?? []),
      ...named('a', 'area').flatMap(({ attribs }) => attribs.href ?? []),
      ...named('script', 'img', 'iframe', 'source', 'video', 'audio').flatMap(({ attribs }) => attribs.src ?? []),
      ...forms.filter(({ method = 'get' }) => method.toLowerCase() !== 'post').flatMap(({ action }) => action ?? []),
    ],
    images: named('img').map(({ attribs: { src = '', alt, width, height } }) => {
      return { src, alt, width, height };
    }),
    keyframes: named('style')
      .flatMap((style) => [...DomUtils.textContent(style).matchAll(KEYFRAMES)])
      .map(([, name = '', steps = '']) => [name, steps] as const),
    text: spaced(document.childNodes),
  };
}

function textOf(node: Node): string {
  return spaced([node]);
}

function spaced(nodes: readonly Node[]): string {
  return nodes.flatMap(pieces).join('').replace(/\s+/g, ' ').trim();
}

function pieces(node: Node): string[] {
  if (node.type === 'text') return [node.data];
  if (!('childNodes' in node) || ('name' in node && UNREAD.has(node.name))) return [];
  const children = node.childNodes.flatMap(pieces);
  return 'name' in node && INLINE.has(node.name) ? children : [' ', ...children, ' '];
}
