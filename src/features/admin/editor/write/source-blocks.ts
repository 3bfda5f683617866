import type { JSONContent } from '@tiptap/core';
import type { Node, Schema } from '@tiptap/pm/model';
import { fromParse5 } from 'hast-util-from-parse5';
import type { Root } from 'hast';
import { parseFragment } from 'parse5';
import type { Nodes } from '../paste/nodes.ts';
import type { Language } from '../tools.ts';
import { readBlock } from './read-block.ts';
import { type Piece, split } from './split.ts';
import { writeHtml } from './write-html.ts';
import { writeMarkdown } from './write-markdown.ts';

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

/**
 * The source of a document of the visual editor. Each top-level node names the block it was read from (attribute
 * `block`). While it is equal to what was read it is written back byte for byte; only a changed one is written anew.
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
    const blocks: { text: string; block: number | null; isChanged: boolean }[] = [];
    doc.forEach((node) => {
      const block = node.attrs.block as number | null;
      const origin = block === null ? undefined : this.#origins[block];
      const isChanged = !origin?.node.eq(node);
      const text = isChanged ? this.#write(node) : (origin?.source ?? '');
      if (text !== '') blocks.push({ text, block, isChanged });
    });
    const [first] = blocks;
    if (!first) return this.#source.trim() === '' ? this.#source : '';
    let written = this.#isFirst(first.block) ? (this.#origin(first.block)?.before ?? '') : '';
    blocks.forEach((block, index) => {
      const previous = blocks[index - 1];
      written += (previous ? this.#between(previous, block) : '') + block.text;
    });
    return written + (this.#origin(blocks.at(-1)?.block)?.after ?? '');
  }

  /** The nodes of a piece of source that is not yet part of the document. */
  parse(source: string): Node[] {
    return split(source, this.#language).map((piece) =>
      this.#nodeOf(piece, source.slice(piece.from, piece.to), null),
    );
  }

  /** The node of a block; one that shows its source if the editor could not write the block as it is. */
  #nodeOf({ html }: Piece, text: string, block: number | null): Node {
    const read = html === undefined ? null : readBlock(nodesOf(html));
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
    return JSON.stringify(readBlock(nodesOf(piece.html))) === JSON.stringify(node);
  }

  #write(node: Node): string {
    const known = this.#written.get(node);
    if (known !== undefined) return known;
    const isEmpty =
      node.type.name !== 'horizontalRule' && node.type.name !== 'figure' && isBlank(node);
    const text =
      node.type.name === 'source'
        ? node.textContent.trim()
        : isEmpty
          ? ''
          : writers[this.#language](node.toJSON() as JSONContent);
    const ended = text.replace(/\r?\n/g, this.#lineBreak);
    this.#written.set(node, ended);
    return ended;
  }

  #origin(block: number | null | undefined): Origin | undefined {
    return block === null || block === undefined ? undefined : this.#origins[block];
  }

  #isFirst(block: number | null): boolean {
    return block !== null && this.#origins[block - 1] === undefined;
  }

  /** The white space between two blocks: as it was, unless that would make them one. */
  #between(
    one: { text: string; block: number | null; isChanged: boolean },
    other: { text: string; block: number | null; isChanged: boolean },
  ): string {
    const isAsBefore = one.block !== null && other.block === one.block + 1;
    const before = isAsBefore ? this.#origin(other.block)?.before : undefined;
    if (before === undefined) return this.#usual();
    if (this.#language === 'html' || (!one.isChanged && !other.isChanged)) return before;
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

function nodesOf(html: string): Nodes {
  return (fromParse5(parseFragment(html)) as Root).children as Nodes;
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
