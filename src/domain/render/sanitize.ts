import { fromParse5 } from 'hast-util-from-parse5';
import { sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { defaultTreeAdapter, type DefaultTreeAdapterTypes, html, parseFragment } from 'parse5';
import { parseUrl } from '#src/contracts/parse-url.ts';
import { allowed } from './allow-list.data.ts';
import { nameAnchor, settleAnchors } from './anchors.ts';
import { Budget, DEEPEST, nestedTooDeep } from './budget.ts';
import { settleDirections } from './directions.ts';
import { markLinkCard } from './link-card.ts';
import { linkAddresses } from './link-addresses.ts';

type Node = ReturnType<typeof sanitize>;
type Parent = DefaultTreeAdapterTypes.ParentNode;
type Element = DefaultTreeAdapterTypes.Element;

/** More passes than any known HTML needs to become stable; beyond that it is an attack. */
const MOST_READINGS = 5;

/**
 * Safe HTML from HTML of any origin: parsed as a browser does, reduced to the allow-list and serialized. Nothing may
 * change the result afterwards.
 *
 * The result is parsed again until that changes nothing: without a removed element, a browser may nest its siblings
 * differently. So the checked tree is the tree in the page.
 *
 * @throws {ContentTooLarge}
 */
export function sanitizeHtml(source: string): string {
  let clean = reduce(source);
  for (let reading = 1; reading < MOST_READINGS; reading++) {
    const again = reduce(clean);
    if (again === clean) return clean;
    clean = again;
  }
  return '';
}

function reduce(source: string): string {
  const tree = readHtml(source);
  fitIntoPage(tree);
  const safe = sanitize(fromParse5(tree), allowed);
  linkAddresses(safe);
  settleAnchors(safe);
  settleAddresses(safe);
  settleDirections(safe);
  return toHtml(safe);
}

/** The parsing context: in it, stray parts of a table are ignored and swallow no text. */
const place = defaultTreeAdapter.createElement('div', html.NS.HTML, []);

/** HTML as a browser reads it into a page. @throws {ContentTooLarge} */
function readHtml(source: string): DefaultTreeAdapterTypes.DocumentFragment {
  const budget = new Budget();
  const createElement: typeof defaultTreeAdapter.createElement = (name, namespace, attributes) => {
    budget.addElement();
    budget.addAttributes(attributes.reduce((sum, { value }) => sum + value.length, 0));
    return defaultTreeAdapter.createElement(name, namespace, attributes);
  };
  return parseFragment(place, source, { treeAdapter: { ...defaultTreeAdapter, createElement } });
}

/** Prepares a post's tree for a page that has its level 1 heading already. @throws {ContentTooLarge} */
function fitIntoPage(root: Parent): void {
  let level: Parent[] = [root];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) throw nestedTooDeep();
    const elements = level.flatMap(({ childNodes }) => childNodes.filter(isElement));
    elements.forEach(fit);
    level = elements;
  }
}

function fit(element: Element): void {
  if (element.tagName === 'h1') element.tagName = 'h2';
  if (element.tagName === 'p') markLinkCard(element);
  if (element.tagName === 'a') nameAnchor(element);
  if (element.tagName === 'img') {
    element.attrs.push({ name: 'loading', value: 'lazy' }, { name: 'decoding', value: 'async' });
  }
  // Templates are never shown, and a deep one would exhaust the stack of the code that walks the tree.
  if ('content' in element) element.content = { nodeName: '#document-fragment', childNodes: [] };
  for (const attribute of element.attrs) attribute.value = withoutTags(attribute);
}

/**
 * The serializer writes angle brackets in attributes unescaped, which a second parser could take for a tag. In addresses
 * they are percent-encoded, as in a browser; elsewhere they are removed.
 */
function withoutTags({ name, value }: Element['attrs'][number]): string {
  const isAddress = name === 'href' || name === 'src';
  return value.replace(/[<>]/g, (bracket) => (isAddress ? encodeURIComponent(bracket) : ''));
}

function isElement(node: DefaultTreeAdapterTypes.ChildNode): node is Element {
  return 'tagName' in node;
}

/** Allowed schemes of links and of pictures, besides addresses of the site itself. */
const protocols = {
  href: ['https:', 'http:', 'mailto:', 'tel:'],
  src: ['https:', 'http:'],
};

/** An origin that no post can name: addresses that resolve to it are of this site. */
const HERE = 'https://here.invalid';

/**
 * Removes invalid and forbidden addresses, parsed as a browser does. External links open in a new tab without access to
 * this one. @param node a sanitized tree, not deeper than {@link fitIntoPage} leaves it
 */
function settleAddresses(node: Node): void {
  if (node.type === 'element') {
    const { properties } = node;
    for (const name of ['href', 'src'] as const) {
      if (name in properties && !isAllowed(name, properties[name])) delete properties[name];
    }
    if (node.tagName === 'a' && leadsElsewhere(properties.href)) {
      Object.assign(properties, { target: '_blank', rel: ['noopener'] });
    }
  }
  if ('children' in node) node.children.forEach(settleAddresses);
}

function isAllowed(name: keyof typeof protocols, address: unknown): boolean {
  const url = read(address);
  return url !== null && protocols[name].includes(url.protocol);
}

function leadsElsewhere(address: unknown): boolean {
  const url = read(address);
  return url !== null && /^https?:$/.test(url.protocol) && url.origin !== HERE;
}

function read(address: unknown): URL | null {
  return typeof address === 'string' ? parseUrl(address, HERE) : null;
}
