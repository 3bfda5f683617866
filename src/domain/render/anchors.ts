/**
 * Ids of a post: what its footnotes and its own links lead to. Each has a prefix, since an id that a page's script or the
 * browser looks up by name must never be one that somebody typed (DOM clobbering).
 */
import type { Element, Nodes } from 'hast';
import type { DefaultTreeAdapterTypes } from 'parse5';

const PREFIX = 'user-content-';

/** Gives an old-fashioned anchor, `<a name="x">`, its name as id. */
export function nameAnchor({ attrs }: DefaultTreeAdapterTypes.Element): void {
  const name = attrs.find((attribute) => attribute.name === 'name');
  if (name && !attrs.some((attribute) => attribute.name === 'id')) attrs.push({ name: 'id', value: name.value });
}

/**
 * Prefixes ids, removes those that are none or are taken, and turns links to them. Links to other parts of the page stay.
 * Doing it again changes nothing.
 */
export function settleAnchors(tree: Nodes): void {
  const elements = elementsOf(tree);
  const ids = new Set<string>();
  for (const { properties } of elements) {
    if (!('id' in properties)) continue;
    const id = prefixed(String(properties.id));
    if (id === PREFIX || /\s/.test(id) || ids.has(id)) {
      delete properties.id;
      continue;
    }
    properties.id = id;
    ids.add(id);
  }
  for (const { properties } of elements) {
    const { href } = properties;
    if (typeof href !== 'string' || !href.startsWith('#')) continue;
    const fragment = prefixed(href.slice(1));
    if (ids.has(fragment) || ids.has(decoded(fragment))) properties.href = `#${fragment}`;
  }
}

/** The id in a page of what a post names so. */
export function prefixed(id: string): string {
  return id.startsWith(PREFIX) ? id : PREFIX + id;
}

/** As browsers look for the target of a link: also by its percent-decoded name. */
function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

function elementsOf(node: Nodes): Element[] {
  const below = 'children' in node ? node.children.flatMap(elementsOf) : [];
  return node.type === 'element' ? [node, ...below] : below;
}
