import type { JSONContent } from '@tiptap/core';
import { toMarkdown } from 'mdast-util-to-markdown';
import { markdownStyle } from '../paste/markdown.ts';
import { nestMarks } from './write-html.ts';

/** A node of a Markdown tree (mdast), as far as it is needed here. */
interface Node {
  type: string;
  children?: Node[];
  [field: string]: unknown;
}

const types: Readonly<Record<string, string>> = {
  bold: 'strong',
  italic: 'emphasis',
  strike: 'delete',
};

/** Writes one block of the visual editor as Markdown. @param marker of a list, other than the usual one */
export function writeMarkdown(node: JSONContent, marker?: Marker): string {
  const root = { type: 'root', children: [block(node)] };
  const style = { ...markdownStyle, ...(marker && styleOf(marker)) };
  return toMarkdown(root as Parameters<typeof toMarkdown>[0], style).trim();
}

function styleOf(marker: Marker) {
  return marker === '.' || marker === ')' ? { bulletOrdered: marker } : { bullet: marker };
}

function block({ type, attrs = {}, content = [] }: JSONContent): Node {
  switch (type) {
    case 'heading':
      return { type: 'heading', depth: attrs.level, children: inlines(content) };
    case 'horizontalRule':
      return { type: 'thematicBreak' };
    case 'blockquote':
      return { type: 'blockquote', children: content.map(block) };
    case 'bulletList':
    case 'orderedList':
      return list(type === 'orderedList', attrs, content);
    case 'codeBlock':
      return { type: 'code', lang: attrs.language, value: content[0]?.text ?? '' };
    case 'figure':
      return { type: 'paragraph', children: [picture(attrs)] };
    case 'table':
      return table(content);
    default:
      return { type: 'paragraph', children: inlines(content) };
  }
}

function list(ordered: boolean, attrs: Record<string, unknown>, items: JSONContent[]): Node {
  const spread = Boolean(attrs.loose);
  return {
    ...{ type: 'list', ordered, start: ordered ? attrs.start : null, spread },
    children: items.map(({ content = [] }) => ({
      ...{ type: 'listItem', spread },
      children: content.map(block),
    })),
  };
}

function table(rows: JSONContent[]): Node {
  const columns = rows[0]?.content ?? [];
  return {
    type: 'table',
    align: columns.map(({ attrs }) => attrs?.align ?? null),
    children: rows.map(({ content = [] }) => ({
      type: 'tableRow',
      children: content.map(({ content: [words] = [] }) => ({
        type: 'tableCell',
        children: inlines(words?.content),
      })),
    })),
  };
}

function inlines(nodes: JSONContent[] = []): Node[] {
  return nestMarks<Node>(nodes.flatMap(withoutMarkedSpace), {
    leaf({ type, text = '', attrs = {} }) {
      if (type === 'hardBreak') return { type: 'break' };
      if (type === 'image') return picture(attrs);
      return { type: 'text', value: text };
    },
    wrap({ type, attrs = {} }, children) {
      if (type === 'link') return { type: 'link', url: attrs.href, title: attrs.title, children };
      if (type !== 'code') return { type: types[type] ?? 'strong', children };
      return { type: 'inlineCode', value: children.map(({ value }) => value ?? '').join('') };
    },
  });
}

function picture({ src, alt, title }: Record<string, unknown>): Node {
  return { type: 'image', url: src, alt: alt ?? '', title };
}

/** Markdown has no space at the edges of marked text; it goes outside. */
function withoutMarkedSpace(node: JSONContent): JSONContent[] {
  const { marks = [], text = '' } = node;
  if (node.type !== 'text' || marks.length === 0) return [node];
  if (marks.some(({ type }) => type === 'code')) return [node];
  const [, lead = '', words = '', tail = ''] = /^(\s*)([^]*?)(\s*)$/.exec(text) ?? [];
  const link = marks.filter(({ type }) => type === 'link');
  const space = (blank: string) => ({ type: 'text', text: blank, marks: link });
  return [space(lead), { ...node, text: words }, space(tail)].filter((each) => each.text !== '');
}

/** The signs that begin the items of a Markdown list: a list ends where another sign is used. */
export type Marker = '-' | '*' | '+' | '.' | ')';

const markers: Readonly<Record<string, readonly Marker[]>> = {
  bulletList: ['-', '*', '+'],
  orderedList: ['.', ')'],
};

/** The marker of the list that a source begins with. */
export function markerOf(source: string): Marker | undefined {
  return /^ {0,3}(?:\d{1,9}(?=[.)]))?([-*+.)])(?=\s|$)/.exec(source)?.[1] as Marker | undefined;
}

/** What a list of this node type can be written with: the marker of its source first, then the usual ones. */
export function markersFor(type: string, source = ''): readonly Marker[] {
  const all = markers[type] ?? [];
  return [...all.filter((marker) => marker === markerOf(source)), ...all];
}
