/**
 * What the programs that people copy from mean by their HTML, said in HTML: formats that are styles become
 * elements, lists of Word become lists. It comes before the sanitiser, which takes styles and classes away.
 */
import type { Element } from 'hast';
import { groupLists, isWordItem, wordItem } from './lists.ts';
import { element, isElement, isSpace, type Nodes, text, textOf } from './nodes.ts';
import { classOf, isHidden, type Style, styleOf } from './style.ts';

export function tidy(nodes: Nodes): Nodes {
  return groupLists(nodes.flatMap(tidyNode));
}

/** Whether all of it is a piece of a program, as editors and pages with listings put it there. */
export function isCode(nodes: Nodes): boolean {
  const seen = nodes.filter((node) => isElement(node) && !isElement(node, 'meta', 'style', 'br'));
  const isListing = (node: Nodes[number]) => {
    if (isElement(node, 'pre')) return true;
    const style = isElement(node) ? styleOf(node) : {};
    return /^pre/.test(style['white-space'] ?? '') && isMonospaced(style);
  };
  const hasWords = nodes.some((node) => node.type === 'text' && !isSpace(node));
  return !hasWords && seen.length > 0 && seen.every(isListing);
}

function tidyNode(node: Nodes[number]): Nodes {
  if (node.type === 'text') return [node];
  if (!isElement(node) || isHidden(node)) return [];
  if (isElement(node, 'pre')) return [listing(node)];
  if (isWordItem(node)) return [wordItem(node, tidy)];
  const children = tidy(node.children);
  if (isElement(node, 'code', 'kbd', 'samp'))
    return [{ ...node, children: [text(textOf(children))] }];
  const style = styleOf(node);
  const [shown] = renamed({ ...node, children }, style);
  if (isElement(shown, 'span', 'font')) return marked(shown.children, style);
  return shown ? [shown] : children;
}

/** Lines of code, whatever each of them was wrapped in. */
function listing(node: Element): Element {
  const words = textOf(node.children).replace(/^\n|\n$/g, '');
  return element('pre', [element('code', [text(words)])]);
}

/** What an element is called that says by other means what it is; none for one that says nothing. */
function renamed(node: Element, style: Style): [Element?] {
  const as = (tagName: string): [Element] => [{ ...node, tagName }];
  const { role, ariaLevel } = node.properties;
  const names = classOf(node);
  if (role === 'heading' && /^[1-6]$/.test(String(ariaLevel))) return as(`h${ariaLevel}`);
  if (/\bMsoTitle\b/.test(names)) return as('h1');
  if (/\bMso(Intense)?Quote\b/.test(names)) return as('blockquote');
  // Google Docs wraps all of it in a <b> that is not bold, and pages have the like.
  if (isElement(node, 'b', 'strong') && /^(normal|[1-4]00)$/.test(style['font-weight'] ?? ''))
    return [];
  if (isElement(node, 'i', 'em') && style['font-style'] === 'normal') return [];
  return [node];
}

/** Words with the formats of their style, each as an element around them. */
function marked(children: Nodes, style: Style): Nodes {
  if (children.every(isSpace)) return children;
  const marks = [
    isMonospaced(style) && 'code',
    /^(bold|bolder|[6-9]00)$/.test(style['font-weight'] ?? '') && 'strong',
    /^(italic|oblique)/.test(style['font-style'] ?? '') && 'em',
    /line-through/.test(style['text-decoration'] ?? style['text-decoration-line'] ?? '') && 'del',
    style['vertical-align'] === 'super' && 'sup',
    style['vertical-align'] === 'sub' && 'sub',
  ].filter((mark) => mark !== false);
  return marks.reduce<Nodes>((inner, mark) => [element(mark, inner)], children);
}

function isMonospaced(style: Style): boolean {
  return /mono|courier|consolas|menlo/i.test(style['font-family'] ?? '');
}
