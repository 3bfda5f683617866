/**
 * Where a cursor of the visual editor is in the source, and the other way around. The visible text of a block is found
 * again in its source, sign by sign; between the signs is the markup.
 */
import type { Node } from '@tiptap/pm/model';
import type { Layout } from './source-blocks.ts';

/** The offset in the source of a position in the document. */
export function offsetAt(doc: Node, position: number, { places }: Layout): number {
  const at = doc.resolve(position);
  const index = at.index(0);
  // An empty block has no place in the source.
  const place = places.findLast((each) => each.index <= index);
  if (!place) return 0;
  if (place.index < index) return place.from + place.text.length;
  const node = doc.child(index);
  const signs = align(place.text, node);
  const before = lengthTo(node, position - startOf(doc, index));
  const next = signs[before];
  const isAtStart = before === 0 || at.parentOffset === 0;
  return place.from + ((isAtStart && next ? next.from : signs[before - 1]?.to) ?? 0);
}

/** The position in the document of an offset in the source. */
export function positionAt(doc: Node, offset: number, { places }: Layout): number {
  const place = places.findLast(({ from }) => from <= offset) ?? places[0];
  if (!place) return 0;
  const node = doc.child(place.index);
  const inBlock = offset - place.from;
  const signs = align(place.text, node);
  const before = signs.filter(({ to }) => to <= inBlock).length;
  const isAfterSign = before === signs.length || signs[before - 1]?.to === inBlock;
  const within = isAfterSign ? firstWith(node, before) : firstWith(node, before + 1) - 1;
  return startOf(doc, place.index) + Math.max(0, within);
}

interface Sign {
  from: number;
  to: number;
}

/** Tags, and the addresses of Markdown's links. */
const MARKUP = /<[^>]*>|\]\([^)\n]*\)/y;
/** One visible sign that is written as several. */
const ENTITY = /&#?\w+;/y;

/** Where each visible sign of a block is in its source. */
function align(source: string, node: Node): Sign[] {
  let at = 0;
  return textOf(node)
    .split('')
    .map((sign) => {
      const found = find(source, sign, at, node.type.name === 'source');
      at = found?.to ?? at;
      return found ?? { from: at, to: at };
    });
}

function find(source: string, sign: string, start: number, isRaw: boolean): Sign | undefined {
  const isSpace = /\s/.test(sign);
  for (let at = start; at < source.length; at++) {
    const markup = isRaw ? 0 : lengthOf(MARKUP, source, at);
    const entity = isRaw ? 0 : lengthOf(ENTITY, source, at);
    if (markup > 0) at += markup - 1;
    else if (entity > 0) return { from: at, to: at + entity };
    else if (source[at] === sign || (isSpace && /\s/.test(source[at] ?? ''))) {
      return { from: at, to: at + 1 };
    }
  }
  return undefined;
}

function lengthOf(pattern: RegExp, source: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.exec(source)?.[0].length ?? 0;
}

function textOf(node: Node, to = node.content.size): string {
  return node.textBetween(0, to, '', '');
}

function lengthTo(node: Node, position: number): number {
  return textOf(node, Math.max(0, Math.min(position, node.content.size))).length;
}

/** The first position in a node with so many signs before it. */
function firstWith(node: Node, signs: number): number {
  let low = 0;
  let high = node.content.size;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (lengthTo(node, middle) < signs) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The position of the start of a top-level node's content. */
function startOf(doc: Node, index: number): number {
  return doc.children.slice(0, index).reduce((sum, { nodeSize }) => sum + nodeSize, 1);
}
