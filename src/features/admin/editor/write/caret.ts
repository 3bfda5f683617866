/**
 * Where a cursor of the visual editor is in the source, and the other way around. The visible text of a block is found
 * again in its source, sign by sign; between the signs is the markup.
 */
import type { Node } from '@tiptap/pm/model';
import type { Layout } from './source-blocks.ts';

/** The offset in the source of a position in the document. */
export function offsetAt(doc: Node, position: number, { places }: Layout): number {
  const $position = doc.resolve(position);
  const index = $position.index(0);
  // An empty block has no place in the source.
  const place = places.findLast((each) => each.index <= index);
  if (!place) return 0;
  if (place.index < index) return place.from + place.text.length;
  const signs = align(place.text, doc.child(index));
  const within = position - startOf(doc, index);
  const last = signs.findLast(({ at }) => at < within);
  const next = signs.find(({ at }) => at >= within);
  const isAtStart = !last || $position.parentOffset === 0;
  return place.from + ((isAtStart && next ? next.from : last?.to) ?? 0);
}

/** The position in the document of an offset in the source. */
export function positionAt(doc: Node, offset: number, { places }: Layout): number {
  const place = places.findLast(({ from }) => from <= offset) ?? places[0];
  if (!place) return 0;
  const signs = align(place.text, doc.child(place.index));
  const within = offset - place.from;
  const last = signs.findLast(({ to }) => to <= within);
  const next = signs.find(({ to }) => to > within);
  const isBeforeSign = next && last?.to !== within;
  return startOf(doc, place.index) + (isBeforeSign ? next.at : last ? last.at + 1 : 0);
}

/** One visible sign: its position in its block, and where it is in the source of the block. */
interface Sign {
  at: number;
  from: number;
  to: number;
}

/** Tags and the addresses of Markdown's links; signs that are written as several; single signs. */
const PARTS = /<[^>]*>|\]\([^)\n]*\)|(&#?\w+;)|[^]/g;

function align(source: string, node: Node): Sign[] {
  const parts = [...source.matchAll(node.type.name === 'source' ? /[^]/g : PARTS)];
  const signs: Sign[] = [];
  /** The first part that no sign was found in yet. */
  let next = 0;
  node.descendants(({ text = '' }, position) => {
    for (let index = 0; index < text.length; index++) {
      const sign = text.charAt(index);
      let found = next;
      while (parts[found] && !shows(parts[found], sign)) found++;
      const { 0: part = '', index: from = signs.at(-1)?.to ?? 0 } = parts[found] ?? {};
      if (part) next = found + 1;
      signs.push({ at: position + index, from, to: from + part.length });
    }
  });
  return signs;
}

function shows(found: RegExpMatchArray | undefined, sign: string): boolean {
  const [part = '', entity] = found ?? [];
  return entity !== undefined || part === sign || (/^\s$/.test(part) && /\s/.test(sign));
}

/** The position of the start of a top-level node's content. */
function startOf(doc: Node, index: number): number {
  return doc.children.slice(0, index).reduce((sum, { nodeSize }) => sum + nodeSize, 1);
}
