/**
 * Converts the conventions of common programs to semantic HTML: formatting styles become elements, Word's
 * lists become lists. Runs before the sanitizer, which removes styles and classes.
 */
import type { Element } from 'hast';
import { groupLists, isWordItem, wordItem } from './lists.ts';
import {
  element,
  isElement,
  isSpace,
  type Nodes,
  text,
  textOf,
  classOf,
  isHidden,
  type Style,
  styleOf,
} from './nodes.ts';

export function normalize(nodes: Nodes): Nodes {
  return groupLists(nodes.flatMap(normalizeNode));
}

function normalizeNode(node: Nodes[number]): Nodes {
  if (node.type === 'text') return [text(spaced(node.value))];
  if (!isElement(node) || isHidden(node)) return [];
  if (isElement(node, 'pre')) return [listing(node)];
  if (isWordItem(node)) return [wordItem(node, normalize)];
  const children = normalize(node.children);
  const style = styleOf(node);
  const [shown] = renamed({ ...node, children }, style);
  if (isElement(shown, 'span', 'font')) return marked(shown.children, style);
  return shown ? [shown] : children;
}

/** Programs write non-breaking spaces between words where a normal one is meant; keep those within words. */
function spaced(value: string): string {
  return value.replace(/(?<=^|\s)\u00a0|\u00a0(?=\s|$)/g, ' ');
}

/** Lines of code, whatever each of them is wrapped in. */
function listing(node: Element): Element {
  const words = textOf(node.children).replace(/^\n|\n$/g, '');
  return element('pre', [element('code', [text(words)])]);
}

/** The element with its semantic name; empty if the element means nothing. */
function renamed(node: Element, style: Style): [Element?] {
  const as = (tagName: string): [Element] => [{ ...node, tagName }];
  const { role, ariaLevel } = node.properties;
  const names = classOf(node);
  if (role === 'heading' && /^[1-6]$/.test(String(ariaLevel))) return as(`h${ariaLevel}`);
  if (/\bMsoTitle\b/.test(names)) return as('h1');
  if (/\bMso(Intense)?Quote\b/.test(names)) return as('blockquote');
  // Google Docs and others wrap everything in a <b> that is not bold.
  if (isElement(node, 'b', 'strong') && /^(normal|[1-4]00)$/.test(style['font-weight'] ?? ''))
    return [];
  if (isElement(node, 'i', 'em') && style['font-style'] === 'normal') return [];
  return [node];
}

/** Turns the formats of an element's style into elements. */
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
