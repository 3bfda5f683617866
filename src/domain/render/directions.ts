/** The direction of each block of a post: a paragraph in Hebrew between English ones runs from right to left. */
import type { Element, Nodes } from 'hast';

/** Elements that hold other blocks or a text of their own. */
const BLOCKS: ReadonlySet<string> = new Set([
  ...['h2', 'h3', 'h4', 'h5', 'h6', 'p', 'blockquote', 'div', 'section', 'figure', 'figcaption', 'details', 'summary'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
]);

/** These run from left to right in every language, and say nothing about the direction of the text around them. */
const CODE: ReadonlySet<string> = new Set(['pre', 'code', 'kbd', 'samp']);

/**
 * Gives blocks `dir="auto"`, and code `dir="ltr"`. Where the author chose a direction, that stays, with all in it.
 *
 * A browser takes the direction of an element with `auto` from its first letter, but looks into no descendant that has a
 * `dir` itself (https://html.spec.whatwg.org/multipage/dom.html#auto-directionality). So the first block in another one
 * has none: from it comes the direction of the whole, on which the bar of a quote and the columns of a table depend.
 */
export function settleDirections(tree: Nodes): void {
  settle(tree, false);
}

/**
 * @param isOpen whether an element around the node with `auto` has had no letter yet
 * @returns whether that is still so after the node
 */
function settle(node: Nodes, isOpen: boolean): boolean {
  if (node.type === 'text') return isOpen && !/\p{L}/u.test(node.value);
  if (node.type === 'root') {
    node.children.forEach((child) => settle(child, false));
    return false;
  }
  if (node.type !== 'element') return isOpen;
  const chosen = chosenIn(node);
  if (chosen) {
    node.properties.dir = chosen;
    return isOpen;
  }
  delete node.properties.dir;
  if (isOpen || !BLOCKS.has(node.tagName)) return settleAll(node, isOpen);
  node.properties.dir = 'auto';
  settleAll(node, true);
  return false;
}

function settleAll({ children }: Element, isOpen: boolean): boolean {
  return children.reduce((open, child) => settle(child, open), isOpen);
}

function chosenIn({ tagName, properties }: Element): 'ltr' | 'rtl' | undefined {
  const dir = String(properties.dir).toLowerCase();
  if (dir === 'ltr' || dir === 'rtl') return dir;
  return CODE.has(tagName) ? 'ltr' : undefined;
}
