import type { JSONContent } from '@tiptap/core';
import type { Node, Schema } from '@tiptap/pm/model';
import type { Language } from '../content/tools.ts';
import { readBlock } from './read-block.ts';
import { type SourcePiece, split } from './split.ts';
import { writeHtmlBlock, writeMarkdown } from './write-block.ts';

const writers = { html: writeHtmlBlock, markdown: writeMarkdown };

/** A block as it was read. */
interface Origin {
  /** Its bytes. */
  source: string;
  node: Node;
  previous: Origin | undefined;
  /** The white space before it. */
  before: string;
  /** The white space after it, if it was the last. */
  after: string;
}

/** A block as it is written. */
interface Written {
  text: string;
  /** Undefined if it is new. */
  origin: Origin | undefined;
  isChanged: boolean;
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
  readonly #origins: Origin[] = [];
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
    const nodes: Node[] = [];
    let previous: Origin | undefined;
    let end = 0;
    for (const piece of split(source, this.#language)) {
      const text = source.slice(piece.from, piece.to);
      const node = this.#nodeOf(piece, text, this.#origins.length);
      previous = { source: text, node, previous, before: source.slice(end, piece.from), after: '' };
      this.#origins.push(previous);
      nodes.push(node);
      end = piece.to;
    }
    if (previous) previous.after = source.slice(end);
    return this.#schema.node('doc', null, nodes.length > 0 ? nodes : this.#schema.node('paragraph'));
  }

  /** The source of a document. */
  write(doc: Node): string {
    const blocks = doc.children.map((node) => this.#blockOf(node)).filter(({ text }) => text !== '');
    const [first] = blocks;
    if (!first) return this.#source.trim() === '' ? this.#source : '';
    let source = first.origin && !first.origin.previous ? first.origin.before : '';
    blocks.forEach((block, index) => {
      const previous = blocks[index - 1];
      if (previous) source += this.#between(previous, block);
      source += block.text;
    });
    return source + (blocks.at(-1)?.origin?.after ?? '');
  }

  /** The nodes of a piece of source that is not yet part of the document. */
  parse(source: string): Node[] {
    return split(source, this.#language).map((piece) => this.#nodeOf(piece, source.slice(piece.from, piece.to), null));
  }

  /** The node of a block; one that shows its source if the editor could not write the block as it is. */
  #nodeOf({ html }: SourcePiece, text: string, block: number | null): Node {
    const made = (json: JSONContent) => this.#schema.nodeFromJSON({ ...json, attrs: { ...json.attrs, block } });
    const read = html === undefined ? null : readBlock(html);
    const node = read && made(read);
    const again = node && this.#readAgain(node);
    if (again && made(again).eq(node)) return node;
    return made({
      type: 'source',
      content: [{ type: 'text', text: text.replaceAll('\r\n', '\n') }],
    });
  }

  /** What a node is read as once it is written. */
  #readAgain(node: Node): JSONContent | null {
    const source = writers[this.#language](node.toJSON() as JSONContent);
    const [piece, ...others] = split(source, this.#language);
    return piece?.html === undefined || others.length > 0 ? null : readBlock(piece.html);
  }

  #blockOf(node: Node): Written {
    const origin = this.#originOf(node);
    if (origin?.node.eq(node)) return { text: origin.source, origin, isChanged: false };
    return { text: this.#write(node), origin, isChanged: true };
  }

  #originOf({ attrs }: Node): Origin | undefined {
    return attrs.block === null ? undefined : this.#origins[attrs.block as number];
  }

  #write(node: Node): string {
    let text = this.#written.get(node);
    if (text !== undefined) return text;
    if (node.type.name === 'source') text = node.textContent.trim();
    else text = isBlank(node) ? '' : writers[this.#language](node.toJSON() as JSONContent);
    text = text.replace(/\r?\n/g, this.#lineBreak);
    this.#written.set(node, text);
    return text;
  }

  /** What is between two blocks: the white space that was, unless that would make them one. */
  #between(one: Written, other: Written): string {
    const isAsBefore = one.origin && other.origin?.previous === one.origin;
    const before = isAsBefore ? other.origin?.before : undefined;
    if (before !== undefined && !one.isChanged && !other.isChanged) return before;
    const marker = this.#language === 'markdown' && markerOf(one.text);
    // Two lists would become one.
    if (marker && marker === markerOf(other.text)) {
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
    const usual = this.#origins.find(({ before }) => /^\s+$/.test(before));
    return usual?.before ?? this.#lineBreak;
  }
}

/** Whether nothing of it would be seen. */
function isBlank(node: Node): boolean {
  let isSeen = ['horizontalRule', 'figure', 'table'].includes(node.type.name);
  node.descendants((child) => {
    if (child.isText || (child.isLeaf && child.type.name !== 'hardBreak')) isSeen = true;
    return !isSeen;
  });
  return !isSeen;
}

/** The sign that begins the items of a Markdown list: a list ends where another sign is used. */
function markerOf(source: string): string | undefined {
  return /^ {0,3}(?:\d{1,9}(?=[.)]))?([-*+.)])(?=\s|$)/.exec(source)?.[1];
}
