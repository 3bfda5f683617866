import type { DefaultTreeAdapterTypes } from 'parse5';
import { DEEPEST, nestedTooDeep } from './budget.ts';
import { markLinkCard } from './link-card.ts';

type Parent = DefaultTreeAdapterTypes.ParentNode;
type Element = DefaultTreeAdapterTypes.Element;

/** Prepares a post's tree for a page that has its level 1 heading already. @throws {ContentTooLarge} */
export function fitIntoPage(root: Parent): void {
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
