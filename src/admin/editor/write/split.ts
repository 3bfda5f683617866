/**
 * Splits a source into its top-level blocks. Only white space is between them, so that a block can be replaced
 * while every other byte stays.
 */
import { type DefaultTreeAdapterTypes, parseFragment, serialize, serializeOuter } from 'parse5';
import { markdownReader } from '#src/domain/render/read-markdown.ts';
import { inlineElements } from '../elements.data.ts';
import type { Language } from '../content/tools.ts';

/** One block: where it is in the source, and its HTML. */
export interface SourcePiece {
  from: number;
  to: number;
  /** Undefined for what can only be shown as source. */
  html?: string;
}

/** The pieces of a source in order. Never throws: what cannot be read is one piece of source. */
export function split(source: string, language: Language): SourcePiece[] {
  try {
    const read = language === 'html' ? splitHtml(source) : splitMarkdown(source);
    if (read) return withRest(read, source);
  } catch {
    // Too large or nested too deep to be read, which saving will report.
  }
  return withRest([], source);
}

/** Adds what no piece covers, such as the definitions of Markdown's links. */
function withRest(pieces: readonly SourcePiece[], source: string): SourcePiece[] {
  const made: SourcePiece[] = [];
  let end = 0;
  const addRest = (to: number) => {
    const rest = source.slice(end, to);
    if (rest.trim() === '') return;
    const from = end + rest.length - rest.trimStart().length;
    made.push({ from, to: from + rest.trim().length });
  };
  for (const piece of pieces) {
    addRest(piece.from);
    made.push(piece);
    end = piece.to;
  }
  addRest(source.length);
  return made;
}

type Child = DefaultTreeAdapterTypes.ChildNode;

/** The elements that stand alone. Null if the blocks depend on each other, as where a tag is left open. */
function splitHtml(source: string): SourcePiece[] | null {
  const { childNodes } = parseFragment(source, { sourceCodeLocationInfo: true });
  const nodes = childNodes.filter((node) => !('value' in node && node.value.trim() === ''));
  const pieces: SourcePiece[] = [];
  for (const [index, node] of nodes.entries()) {
    const isBesideText = isInLine(nodes[index - 1]) || isInLine(nodes[index + 1]);
    if (isInLine(node) || (node.nodeName === 'img' && isBesideText)) continue;
    const { startOffset: from = -1, endOffset } = node.sourceCodeLocation ?? {};
    if (from < (pieces.at(-1)?.to ?? 0)) return null;
    const html = source.slice(from, endOffset).trimEnd();
    // On its own it has to say what it says in its place.
    if (tidy(serialize(parseFragment(html))) !== tidy(serializeOuter(node))) return null;
    pieces.push({ from, to: from + html.length, html });
  }
  return pieces;
}

/** Without the white space at the end, which a paragraph without an end tag has in it. */
function tidy(html: string): string {
  return html.trim().replace(/\s+<\/p>$/, '</p>');
}

/** Whether it is text, or an element in a line of text; a picture may stand alone. */
function isInLine(node: Child | undefined): boolean {
  const name = node?.nodeName ?? 'img';
  return name === '#text' || (name !== 'img' && inlineElements.includes(name));
}

/** What the site's Markdown shows as plain signs, but means something to other programs. */
const ELSEWHERE = /\[\^[^\]\s]+\]|^\s*[-*+] \[[ x]\] /im;

type Env = NonNullable<Parameters<ReturnType<typeof markdownReader>['parse']>[1]>;

function splitMarkdown(source: string): SourcePiece[] {
  const markdown = markdownReader();
  const env: Env = {};
  const tokens = markdown.parse(source, env);
  const starts = [0, ...Array.from(source.matchAll(/\r\n|\n|\r/g), (end) => end.index + end[0].length)];
  const first = tokens.flatMap(({ map, nesting, level }, index) =>
    map && level === 0 && nesting !== -1 ? [{ map, index }] : [],
  );
  return first.map(({ map, index }, at) => {
    const block = tokens.slice(index, first[at + 1]?.index);
    const from = starts[map[0]] ?? source.length;
    const text = source.slice(from, starts[map[1]] ?? source.length);
    const html = markdown.renderer.render(block, markdown.options, env);
    const isSame = (part: string) => markdown.render(part, { ...env }) === html;
    const raw = [text.trimEnd(), text].find(isSame);
    const isCode = block.length === 1;
    const isKnown = (isCode || !ELSEWHERE.test(text)) && block.every(({ info }) => !/\S\s+\S/.test(info));
    const to = from + (raw ?? text.trimEnd()).length;
    return { from, to, ...(raw !== undefined && isKnown && { html }) };
  });
}
