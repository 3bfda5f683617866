import { parse } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** What the site check needs to know about a page. */
export interface PageFacts {
  readonly titles: readonly string[];
  readonly description: string | undefined;
  readonly canonical: string | undefined;
  readonly noindex: boolean;
  /** Address of the page's `og:image`. */
  readonly shareImage: string | undefined;
  /** The text of each level 1 heading. */
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
const INLINE = new Set(
  'a abbr b bdi cite code em i mark q s small span strong sub sup time u'.split(' '),
);
const UNREAD = new Set(['script', 'style', 'svg', 'head']);
/** An animation in a style sheet. */
const KEYFRAMES = /@keyframes\s+([\w-]+)\s*\{((?:[^{}]*\{[^{}]*\})*)/g;
/** Relations of `<link>` that load or link to something. */
const LEADING = /icon|manifest|stylesheet|preload|alternate|next|prev/;

/** @param html of a whole page */
export function readPage(html: string): PageFacts {
  const document = parse(html);
  const all = elements(document);
  const named = (name: string) => all.filter(({ tagName }) => tagName === name);
  const meta = (key: string, name: string) =>
    attributes(named('meta').find((element) => attributes(element)[key] === name)).content;
  const links = named('link').map(attributes);
  return {
    titles: named('title')
      .filter((title) => !inSvg(title))
      .map(textOf),
    description: meta('name', 'description'),
    canonical: links.find(({ rel }) => rel === 'canonical')?.href,
    noindex: /noindex/.test(meta('name', 'robots') ?? ''),
    shareImage: meta('property', 'og:image'),
    headings: named('h1').map(textOf),
    ids: all.flatMap((element) => attributes(element).id ?? []),
    addresses: [
      ...links.flatMap(({ rel, href }) => (LEADING.test(rel ?? '') && href ? [href] : [])),
      ...[...named('a'), ...named('area')].flatMap((element) => attributes(element).href ?? []),
      ...['script', 'img', 'iframe', 'source', 'video', 'audio']
        .flatMap(named)
        .flatMap((element) => attributes(element).src ?? []),
      ...named('form')
        .map(attributes)
        .flatMap(({ action, method }) =>
          action && method?.toLowerCase() !== 'post' ? [action] : [],
        ),
    ],
    images: named('img').map((image) => {
      const { src = '', alt, width, height } = attributes(image);
      return { src, alt, width, height };
    }),
    keyframes: named('style')
      .flatMap(({ childNodes }) => childNodes)
      .flatMap((node) => ('value' in node ? [...node.value.matchAll(KEYFRAMES)] : []))
      .map(([, name = '', steps = '']) => [name, steps] as const),
    text: textOf(document),
  };
}

function elements(node: Node): Element[] {
  const inside = [
    ...('childNodes' in node ? node.childNodes : []),
    ...('content' in node ? node.content.childNodes : []),
  ].flatMap(elements);
  return 'tagName' in node ? [node, ...inside] : inside;
}

function attributes(element: Element | undefined): Partial<Record<string, string>> {
  return Object.fromEntries(element?.attrs.map(({ name, value }) => [name, value]) ?? []);
}

function inSvg({ namespaceURI }: Element): boolean {
  return namespaceURI.endsWith('/svg');
}

function textOf(node: Node): string {
  return pieces(node).join('').replace(/\s+/g, ' ').trim();
}

function pieces(node: Node): string[] {
  if ('value' in node) return [node.value];
  if ('tagName' in node && UNREAD.has(node.tagName)) return [];
  const children = [
    ...('childNodes' in node ? node.childNodes : []),
    ...('content' in node ? node.content.childNodes : []),
  ].flatMap(pieces);
  return 'tagName' in node && INLINE.has(node.tagName) ? children : [' ', ...children, ' '];
}
