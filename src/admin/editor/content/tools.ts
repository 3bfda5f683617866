/** The toolbar's tools as pure edits of a text, for both the code editor and the textarea. */

import { type TextChange, type ToolData, toolData as data } from './tools.data.ts';

/** A text and its selection. */
export interface Selection {
  text: string;
  from: number;
  to: number;
}

/** A replacement, and the selection after it (positions in the new text). */
export interface Edit {
  from: number;
  to: number;
  insert: string;
  select: readonly [from: number, to: number];
}

/** What a tool does with a selection. */
export type Apply = (selection: Selection) => Edit;
export type Language = 'markdown' | 'html';

export interface Tool extends Pick<ToolData, 'id' | 'label' | 'keys'> {
  apply: Readonly<Record<Language, Apply>>;
}

export const tools: readonly Tool[] = data.map(({ markdown, html, ...tool }) => ({
  ...tool,
  apply: { markdown: applyOf(markdown), html: applyOf(html) },
}));

function applyOf({ lines, ...words }: TextChange): Apply {
  if (lines) {
    const [several, less] = [applyOf(lines), applyOf(words)];
    return (selection) => (selected(selection).includes('\n') ? several : less)(selection);
  }
  if ('around' in words) return around(...words.around);
  if ('eachLine' in words) return eachLine(words.eachLine);
  if ('fill' in words) return fill(...words.fill);
  return 'paragraph' in words ? paragraph(...words.paragraph) : listOf(words.list);
}

function selected({ text, from, to }: Selection): string {
  return text.slice(from, to);
}

/** Replaces a part of the text, and selects the middle of what replaces it. */
function written(from: number, to: number, before: string, middle: string, after: string): Edit {
  const start = from + before.length;
  const select = [start, start + middle.length] as const;
  return { from, to, insert: before + middle + after, select };
}

/** Wraps the selection in marks, or removes existing ones. */
function around(before: string, after: string, placeholder: string): Apply {
  return (selection) => {
    const { text, from, to } = selection;
    const words = selected(selection);
    if (text.slice(0, from).endsWith(before) && text.slice(to).startsWith(after)) {
      return written(from - before.length, to + after.length, '', words, '');
    }
    return written(from, to, before, words || placeholder, after);
  };
}

/** What stands before a line that is a heading or an item. */
const OTHER_MARK = /^(?:#{1,6}|[-*+]|\d{1,9}[.)]) +/;

/** Puts a prefix before each selected line, in place of another one; or removes it if all have it. */
function eachLine(mark: string): Apply {
  return ({ text, from, to }) => {
    const start = text.lastIndexOf('\n', from - 1) + 1;
    const lineEnd = text.indexOf('\n', Math.max(from, to - 1));
    const end = lineEnd < 0 ? text.length : lineEnd;
    const lines = text.slice(start, end).split('\n');
    const isNumbered = mark === '1. ';
    const marked = lines.every((line) => (isNumbered ? /^\d+\. /.test(line) : line.startsWith(mark)));
    const isQuote = mark === '> ';
    const next = lines.map((line, index) => {
      const words = isQuote ? line : line.replace(OTHER_MARK, '');
      if (marked) return isQuote ? line.slice(mark.length) : words;
      return (isNumbered ? `${index + 1}. ` : mark) + words;
    });
    const insert = next.join('\n');
    const edit = written(start, end, '', insert, '');
    if (lines.length > 1) return edit;
    const moved = insert.length - (end - start);
    return { ...edit, select: [Math.max(start, from + moved), Math.max(start, to + moved)] };
  };
}

/** The selected lines as an HTML list. */
function listOf(tagName: string): Apply {
  return (selection) => {
    const { from, to } = selection;
    const items = (selected(selection) || 'First point').split('\n').filter((line) => line.trim());
    const words = items.map((line) => line.trim()).join('</li>\n  <li>');
    return written(from, to, `<${tagName}>\n  <li>`, words, `</li>\n</${tagName}>`);
  };
}

/** Writes an address between two templates, and selects it; `$` stands for the selected words. */
function fill(before: string, after: string, placeholder: string): Apply {
  return (selection) => {
    const words = selected(selection) || placeholder;
    const [head = '', tail = ''] = [before, after].map((part) => part.replace('$', () => words));
    return written(selection.from, selection.to, head, 'https://', tail);
  };
}

/** Inserts a separate block after the selection, with a placeholder to fill. */
function paragraph(before: string, gap: string, after: string): Apply {
  return ({ text, to }) => {
    const head = text.slice(0, to);
    const [ending = ''] = /\n{0,2}$/.exec(head) ?? [];
    const lead = head === '' ? '' : '\n\n'.slice(ending.length);
    const tail = text.slice(to).startsWith('\n') || to === text.length ? '\n' : '\n\n';
    return written(to, to, lead + before, gap, after + tail);
  };
}

/** A picture that replaces the selection. */
export function pictureOf(language: Language, { url, alt }: { url: string; alt: string }): Apply {
  const source =
    language === 'html'
      ? `<img src="${url}" alt="${escapeAttribute(alt)}">`
      : `![${alt.replace(/[\\[\]]/g, '\\$&')}](${url})`;
  return ({ from, to }) => written(from, to, source, '', '');
}

function escapeAttribute(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
}
