import type { Comment, Element, ElementContent, Nodes, Parents, Root, Text } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { toText } from 'hast-util-to-text';
import { parseFragment } from 'parse5';

/** HTML as browsers read it, as a tree. */
export function readTree(html: string): Root {
  return fromParse5(parseFragment(html)) as Root;
}

/** The words of what may be HTML: no tags, entities as signs, one space between words. */
export function textOfHtml(html: string): string {
  return toText(readTree(html)).replace(/\s+/g, ' ').trim();
}

export function isElement(node: Nodes | undefined, ...names: string[]): node is Element {
  return node?.type === 'element' && (names.length === 0 || names.includes(node.tagName));
}

/**
 * Replaces nodes, parents before their children.
 *
 * @param change what stands in place of a node; undefined leaves it and goes on within it
 */
export function replaceIn(
  parent: Parents,
  change: (node: Element | Text | Comment, parent: Parents) => ElementContent[] | undefined,
): void {
  parent.children = (parent.children as ElementContent[]).flatMap((child): ElementContent[] => {
    const instead = change(child, parent);
    if (instead) return instead;
    if (child.type === 'element') replaceIn(child, change);
    return [child];
  });
}

/** All elements of these names, in the order of the text. */
export function elementsIn(parent: Parents, ...names: string[]): Element[] {
  return parent.children.flatMap((child) =>
    child.type !== 'element' ? [] : [...(names.includes(child.tagName) ? [child] : []), ...elementsIn(child, ...names)],
  );
}

/** An element with these children. */
export function element(
  tagName: string,
  properties: Element['properties'],
  ...children: (ElementContent | string)[]
): Element {
  const inner = children.map((child) => (typeof child === 'string' ? { type: 'text' as const, value: child } : child));
  return { type: 'element', tagName, properties, children: inner };
}
