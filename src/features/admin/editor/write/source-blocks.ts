import type { JSONContent } from '@tiptap/core';
import type { Node, Schema } from '@tiptap/pm/model';
import { parseHtml } from '../paste/nodes.ts';
import type { Language } from '../content/tools.ts';
import { readBlock } from './read-block.ts';
import { type Piece, split } from './split.ts';
import { writeHtml } from './write-html.ts';
import { type Marker, markerOf, markersFor, writeMarkdown } from './write-markdown.ts';

const writers = { html: writeHtml, markdown: writeMarkdown };

/** A block as it was read. */
interface Origin {
  /** Its bytes. */
  source: string;
  /** The white space before it. */
  before: string;
  /** The white space after it, if it was the last. */
  after: string | undefined;
  node: Node;
}

/** A block as it is written. */
interface Written {
  node: Node;
  text: string;
  /** Index of its origin; null if it is new. */
  block: number | null;
  isChanged: boolean;
}

/** The source of a document, and where the text of each top-level node is in it. */
export interface Layout {
  source: string;
  places: readonly { index: number; from: number; text: string }[];
}

/**
 * The source of a document of the visual editor. Each top-level node names the block it was read from (attribute
 * `block`). While it is equal to what was read it is written back byte for byte; only a changed one is rewritten.
 * So a change that is undone leaves no trace either.
 */
export class SourceBlocks {
  readonly #schema: Schema;
  readonly #language: Language;
  /** Of all sources that were read, because the undo history may bring back a node of an earlier one. */
  readonly #origins: (Origin | undefined)[] = [];
  readonly #written = new WeakMap<Node, string>();
  #source = '';
  #lineBreak = '\n';

  constructor(schema: Schema, language: Language) {
    this.#schema = schema;
    this.#language = language;
  }

  /** The document of a source. */
  read(source: string): Node {
    this.#source = source;
    this.#lineBreak = source.includes('\r\n') ? '\r\n' : '\n';
    const pieces = split(source, this.#language);
    // A gap, so that the last block of one source is never beside the first of another.
    this.#origins.push(undefined);
    const nodes = pieces.map((piece, index) => {
      const block = this.#origins.length;
      const text = source.slice(piece.from, piece.to);
      const node = this.#nodeOf(piece, text, block);
      this.#origins.push({
        source: text,
        before: source.slice(pieces[index - 1]?.to ?? 0, piece.from),
        after: index === pieces.length - 1 ? source.slice(piece.to) : undefined,
        node,
      });
      return node;
    });
    return this.#schema.node(
      'doc',
      null,
      nodes.length > 0 ? nodes : this.#schema.node('paragraph'),
    );
  }

  /** The source of a document. */
  write(doc: Node): string {
    return this.layOut(doc).source;
  }

  /** The source of a document with the places of its blocks. */
  layOut(doc: Node): Layout {
    const all = doc.children.map((node) => this.#blockOf(node));
    const blocks = all.filter(({ text }) => text !== '');
    const [first] = blocks;
    if (!first) return { source: this.#source.trim() === '' ? this.#source : '', places: [] };
    let source = this.#isFirst(first.block) ? (this.#origin(first.block)?.before ?? '') : '';
    const places = blocks.map((block, index) => {
      const previous = blocks[index - 1];
      if (block.isChanged) block.text = this.#apart(block, previous, blocks[index + 1]);
      if (previous) source += this.#between(previous, block);
      const from = source.length;
      source += block.text;
      return { index: all.indexOf(block), from, text: block.text };
    });
    return { source: source + (this.#origin(blocks.at(-1)?.block)?.after ?? ''), places };
  }

  /** The nodes of a piece of source that is not yet part of the document. */
  parse(source: string): Node[] {
    return split(source, this.#language).map((piece) =>
      this.#nodeOf(piece, source.slice(piece.from, piece.to), null),
    );
  }

  /** The node of a block; one that shows its source if the editor could not write the block as it is. */
  #nodeOf({ html }: Piece, text: string, block: number | null): Node {
    const read = html === undefined ? null : readBlock(parseHtml(html));
    const shown = text.replaceAll('\r\n', '\n');
    const node =
      read && this.#isHeld(read)
        ? read
        : { type: 'source', content: [{ type: 'text', text: shown }] };
    return this.#schema.nodeFromJSON({ ...node, attrs: { ...node.attrs, block } });
  }

  #isHeld(node: JSONContent): boolean {
    const [piece, ...others] = split(writers[this.#language](node), this.#language);
    if (piece?.html === undefined || others.length > 0) return false;
    return JSON.stringify(readBlock(parseHtml(piece.html))) === JSON.stringify(node);
  }

  #blockOf(node: Node): Written {
    const block = node.attrs.block as number | null;
    const origin = this.#origin(block);
    const isChanged = !origin?.node.eq(node);
    const text = isChanged ? this.#write(node) : (origin?.source ?? '');
    return { node, text, block, isChanged };
  }

  #write(node: Node): string {
    const known = this.#written.get(node);
    if (known !== undefined) return known;
    const isEmpty =
      node.type.name !== 'horizontalRule' && node.type.name !== 'figure' && isBlank(node);
    const text =
      node.type.name === 'source'
        ? this.#ended(node.textContent.trim())
        : isEmpty
          ? ''
          : this.#writeWith(node, this.#markersFor(node)[0]);
    this.#written.set(node, text);
    return text;
  }

  #writeWith(node: Node, marker: Marker | undefined): string {
    return this.#ended(writers[this.#language](node.toJSON() as JSONContent, marker));
  }

  #ended(text: string): string {
    return text.replace(/\r?\n/g, this.#lineBreak);
  }

  #markersFor({ type, attrs }: Node): readonly Marker[] {
    if (this.#language === 'html') return [];
    return markersFor(type.name, this.#origin(attrs.block as number | null)?.source);
  }

  /** The text of a changed list with a marker that neither neighbor has, since they would become one list. */
  #apart({ node, text }: Written, ...neighbors: (Written | undefined)[]): string {
    const taken = neighbors.map((each) => this.#markerOf(each));
    const free = this.#markersFor(node).find((marker) => !taken.includes(marker));
    return !free || free === markerOf(text) ? text : this.#writeWith(node, free);
  }

  /** The marker of a block that is a Markdown list, also of one shown as source. */
  #markerOf(block: Written | undefined): Marker | undefined {
    const isList = block && /List$|^source$/.test(block.node.type.name);
    return isList && this.#language === 'markdown' ? markerOf(block.text) : undefined;
  }

  #origin(block: number | null | undefined): Origin | undefined {
    return block === null || block === undefined ? undefined : this.#origins[block];
  }

  #isFirst(block: number | null): boolean {
    return block !== null && this.#origins[block - 1] === undefined;
  }

  /** What is between two blocks: the white space that was, unless that would make them one. */
  #between(one: Written, other: Written): string {
    const isAsBefore = one.block !== null && other.block === one.block + 1;
    const before = isAsBefore ? this.#origin(other.block)?.before : undefined;
    if (before !== undefined && !one.isChanged && !other.isChanged) return before;
    const marker = this.#markerOf(one);
    // Two lists that no marker keeps apart, as where what stood between them was deleted.
    if (marker && marker === this.#markerOf(other)) {
      return `${this.#usual()}<!-- -->${this.#usual()}`;
    }
    if (before === undefined) return this.#usual();
    if (this.#language === 'html') return before;
    const start = one.text.length + before.length;
    const joined = split(one.text + before + other.text, this.#language);
    return joined.some(({ from }) => from === start) ? before : this.#usual();
  }

  /** Between blocks that were not neighbors: what is usual in this source. */
  #usual(): string {
    const blankLine = this.#lineBreak.repeat(2);
    if (this.#language === 'markdown') return blankLine;
    const usual = this.#origins.find((origin) => origin && /^\s+$/.test(origin.before));
    return usual?.before ?? this.#lineBreak;
  }
}

/** Whether nothing of it would be seen. */
function isBlank(node: Node): boolean {
  let isSeen = false;
  node.descendants((child) => {
    if (child.isText || (child.isLeaf && child.type.name !== 'hardBreak')) isSeen = true;
    return !isSeen;
  });
  return !isSeen && node.type.name !== 'table';
}
