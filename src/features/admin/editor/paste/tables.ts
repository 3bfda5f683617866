import type { Element } from 'hast';
import { element, isElement, type Nodes } from './nodes.ts';

/** The cells of a table or of a part of one, in order. */
export function cellsOf(node: Element): Element[] {
  return node.children.flatMap((child) => {
    if (!isElement(child)) return [];
    return isElement(child, 'td', 'th') ? [child] : cellsOf(child);
  });
}

/** The parts of a table; a bold first row is its head, since word processors do not mark it otherwise. */
export function withHead(parts: Nodes): Nodes {
  const body = parts.find((part) => isElement(part, 'tbody'));
  const [first, ...rest] = isElement(body) ? body.children : [];
  if (!isElement(first, 'tr') || !first.children.every(isBold)) return parts;
  const cells = cellsOf(first).map(({ properties, children }) =>
    element('th', children.flatMap(inBold), properties),
  );
  const head = element('thead', [element('tr', cells)]);
  return parts.flatMap((part) => (part === body ? [head, element('tbody', rest)] : [part]));
}

function isBold(cell: Nodes[number]): boolean {
  if (!isElement(cell, 'td', 'th')) return false;
  return cell.children.length > 0 && cell.children.every((child) => isElement(child, 'strong'));
}

function inBold(node: Nodes[number]): Nodes {
  return isElement(node) ? node.children : [node];
}
