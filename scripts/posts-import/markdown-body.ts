import { toHtml } from 'hast-util-to-html';
import { toText } from 'hast-util-to-text';
import footnotes from 'markdown-it-footnote';
import { markdownReader } from '#src/domain/render/read-markdown.ts';
import { element, elementsIn, isElement, readTree, replaceIn } from './html-tree.ts';
import type { ImportedPost } from './imported-post.ts';
import { withoutTags } from './template-tags.ts';

interface MarkdownBody {
  html: string;
  /** The first heading, if the text begins with one of level 1. */
  title: string;
  notes: ImportedPost['notes'][number][];
}

/** The body of a Markdown file as HTML, without what only its own system understands. */
export function readBody(source: string, isMdx: boolean): MarkdownBody {
  const notes: MarkdownBody['notes'] = [];
  const markdown = withoutTags(isMdx ? withoutModules(source) : source, notes);
  const root = readTree(markdownReader().use(footnotes).render(markdown));
  if (isMdx) {
    const expressions = toText(root).match(/\{[^{}\n]+\}/g) ?? [];
    notes.push(...expressions.map((what) => ({ kind: 'component' as const, what })));
  }
  // Another program's ways to write a picture, or one whose name has spaces without the brackets that it needs.
  replaceIn(root, (node) => {
    if (isElement(node, 'code', 'pre')) return [node];
    if (node.type === 'text') {
      for (const [what] of node.value.matchAll(/!\[[^\]\n]*\](\([^)\n]*\)|\])?/g))
        notes.push({ kind: 'picture', what });
      for (const [what] of node.value.matchAll(/\[\^[^\]\s]+\]/g))
        notes.push({ kind: 'footnotes', what: `${what} has no text` });
    }
    return undefined;
  });
  const first = root.children.find((node) => node.type !== 'comment' && !(node.type === 'text' && !node.value.trim()));
  if (!isElement(first, 'h1')) return { html: toHtml(root).trim(), title: '', notes };
  root.children.splice(root.children.indexOf(first), 1);
  return { html: toHtml(root).trim(), title: toText(first).replace(/\s+/g, ' ').trim(), notes };
}

/** Imports and exports, which stand in paragraphs of their own. Components between the text are judged with its HTML. */
function withoutModules(source: string): string {
  const lines = source.split('\n');
  for (const { type, map } of markdownReader().parse(source, {})) {
    if (type !== 'paragraph_open' || !map) continue;
    const [begin, end] = map;
    if (/^(import|export)\s/.test(lines[begin] ?? '')) lines.fill('', begin, end);
  }
  return lines.join('\n');
}

/** The properties that Notion writes below the title, a line each; they are taken out of the text. */
export function takeProperties(html: string): { fields: Record<string, string>; html: string } {
  const root = readTree(html);
  const [paragraph] = elementsIn(root, 'p');
  const lines = paragraph ? toText(paragraph, { whitespace: 'pre' }).split('\n') : [];
  const pairs = lines.map((line) => /^([\p{L}][\p{L} ]{0,40}): (.*)$/u.exec(line));
  if (!paragraph || pairs.some((pair) => pair === null)) return { fields: {}, html };
  root.children = root.children.filter((child) => child !== paragraph);
  const fields = pairs.map((pair) => [(pair?.[1] ?? '').toLowerCase().replaceAll(' ', ''), pair?.[2] ?? '']);
  return { fields: Object.fromEntries(fields), html: toHtml(root.children.length > 0 ? root : element('p', {})) };
}
