/**
 * Converts the conventions of common programs to semantic HTML: formatting styles become elements, Word's
 * lists become lists. Runs before the sanitizer, which removes styles and classes.
 */
import type { Element } from 'hast';
import {
  classOf,
  element,
  isElement,
  isHidden,
  isSpace,
  type Nodes,
  type Style,
  styleOf,
  text,
  textOf,
} from './nodes.ts';
import { type ClassStyles, classStylesOf, isComment, withoutFieldCodes } from './office.ts';

export function normalize(nodes: Nodes): Nodes {
  return normalizeWith(classStylesOf(nodes), withoutFieldCodes(nodes));
}

function normalizeWith(styles: ClassStyles, nodes: Nodes): Nodes {
  return groupLists(nodes.flatMap((node) => normalizeNode(styles, node)));
}

function normalizeNode(styles: ClassStyles, node: Nodes[number]): Nodes {
  if (node.type === 'text') return [text(spaced(node.value))];
  if (!isElement(node) || isHidden(node) || isComment(node)) return [];
  if (isElement(node, 'pre')) return [listing(node)];
  const inner = (within: Nodes) => normalizeWith(styles, within);
  if (isWordItem(node)) return [wordItem(node, inner)];
  const children = inner(node.children);
  const ofClasses = classOf(node)
    .split(' ')
    .map((name) => styles.get(name));
  const style: Style = Object.assign({}, ...ofClasses, styleOf(node));
  const [shown] = renamed({ ...node, children }, style);
  if (isElement(shown, 'span', 'font')) return marked(shown.children, style);
  // Spreadsheets format a cell as a whole.
  if (isElement(shown, 'td')) return [{ ...shown, children: marked(shown.children, style) }];
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
  if (isElement(node, 'b', 'strong') && /^(normal|[1-4]00)$/.test(style['font-weight'] ?? '')) return [];
  if (isElement(node, 'i', 'em') && style['font-style'] === 'normal') return [];
  return [node];
}

/** Turns the formats of an element's style into elements. */
function marked(children: Nodes, style: Style): Nodes {
  if (children.every(isSpace)) return children;
  const marks = [
    /mono|courier|consolas|menlo/i.test(style['font-family'] ?? '') && 'code',
    /^(bold|bolder|[6-9]00)$/.test(style['font-weight'] ?? '') && 'strong',
    /^(italic|oblique)/.test(style['font-style'] ?? '') && 'em',
    /line-through/.test(style['text-decoration'] ?? style['text-decoration-line'] ?? '') && 'del',
    style['vertical-align'] === 'super' && 'sup',
    style['vertical-align'] === 'sub' && 'sub',
  ].filter((mark) => mark !== false);
  return marks.reduce<Nodes>((inner, mark) => [element(mark, inner)], children);
}

/** An item's level and kind until its list is built: Word and Word on the web write lists otherwise. */
interface Place {
  level: number;
  tagName: string;
}
const places = new WeakMap<object, Place>();

/** A Word paragraph that is a list item: its style has the level. */
function isWordItem(node: Element): boolean {
  return isElement(node, 'p') && /level\d/.test(styleOf(node)['mso-list'] ?? '');
}

/** @param normalize cleans up its content, without the bullet or number that Word inserts as text */
function wordItem(node: Element, normalize: (nodes: Nodes) => Nodes): Element {
  const [, level = '1'] = /level(\d+)/.exec(styleOf(node)['mso-list'] ?? '') ?? [];
  const isNumbered = /^\s*\(?(\d+|[a-z]|[ivxlc]+)[.)]/i.test(textOf(node.children.filter(isMarker)));
  const item = element('li', normalize(node.children));
  places.set(item, { level: Number(level), tagName: isNumbered ? 'ol' : 'ul' });
  return item;
}

function isMarker(node: Nodes[number]): boolean {
  if (!isElement(node)) return false;
  return styleOf(node)['mso-list'] === 'ignore' || node.children.some(isMarker);
}

/** Builds lists from consecutive items, nested lists within the preceding item. */
function groupLists(nodes: Nodes): Nodes {
  const grouped: Nodes = [];
  /** The open lists, innermost last. */
  let open: { level: number; list: Element }[] = [];
  for (const node of nodes.flatMap(itemsOfWordOnline)) {
    const place = places.get(node);
    if (place) open = append(grouped, open, node, place);
    else {
      if (!isSpace(node)) open = [];
      grouped.push(isElement(node, 'ul', 'ol') ? nested(node) : node);
    }
  }
  return grouped;
}

function append(
  grouped: Nodes,
  open: { level: number; list: Element }[],
  item: Nodes[number],
  { level, tagName }: Place,
) {
  const above = open.filter((each) => each.level < level);
  const same = open.find((each) => each.level === level && each.list.tagName === tagName);
  const list = same?.list ?? element(tagName, []);
  if (!same) (lastItem(above.at(-1)?.list) ?? grouped).push(list);
  list.children.push(item);
  return [...above, { level, list }];
}

function lastItem(list: Element | undefined): Nodes | undefined {
  const last = list?.children.findLast((child) => isElement(child, 'li'));
  return isElement(last) ? last.children : undefined;
}

/** Word on the web writes each item as a separate list, side by side whatever their levels. */
function itemsOfWordOnline(node: Nodes[number]): Nodes {
  if (!isElement(node) || !/\bListContainerWrapper\b/.test(classOf(node))) return [node];
  return node.children.flatMap((list) => {
    if (!isElement(list, 'ul', 'ol')) return [];
    const items = list.children.filter((child) => isElement(child, 'li'));
    for (const item of items) {
      const level = Number(item.properties.dataAriaLevel) || 1;
      places.set(item, { level, tagName: list.tagName });
    }
    return items;
  });
}

/** Google Docs puts nested lists directly into lists, where only items are allowed. */
function nested(list: Element): Element {
  const children: Nodes = [];
  for (const child of list.children) {
    const before = children.findLast((each) => isElement(each, 'li'));
    if (isElement(child, 'ul', 'ol') && isElement(before)) before.children.push(child);
    else children.push(child);
  }
  return { ...list, children };
}
