/** Lists in the HTML of Word, Word on the web and Google Docs. */
import type { Element } from 'hast';
import { element, isElement, isSpace, type Nodes, textOf, classOf, styleOf } from './nodes.ts';

/** An item's level and kind until its list is built. */
interface Place {
  level: number;
  tagName: string;
}
const places = new WeakMap<object, Place>();

/** A Word paragraph that is a list item: its style has the level. */
export function isWordItem(node: Element): boolean {
  return isElement(node, 'p') && /level\d/.test(styleOf(node)['mso-list'] ?? '');
}

/** @param normalize cleans up its content, without the bullet or number that Word inserts as text */
export function wordItem(node: Element, normalize: (nodes: Nodes) => Nodes): Element {
  const [, level = '1'] = /level(\d+)/.exec(styleOf(node)['mso-list'] ?? '') ?? [];
  const isNumbered = /^\s*\(?(\d+|[a-z]|[ivxlc]+)[.)]/i.test(
    textOf(node.children.filter(isMarker)),
  );
  const item = element('li', normalize(node.children));
  places.set(item, { level: Number(level), tagName: isNumbered ? 'ol' : 'ul' });
  return item;
}

function isMarker(node: Nodes[number]): boolean {
  if (!isElement(node)) return false;
  return styleOf(node)['mso-list'] === 'ignore' || node.children.some(isMarker);
}

/** Builds lists from consecutive items, nested lists within the preceding item. */
export function groupLists(nodes: Nodes): Nodes {
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
