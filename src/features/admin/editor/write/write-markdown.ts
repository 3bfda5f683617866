import type { JSONContent } from '@tiptap/core';
import { toMarkdown } from '../paste/markdown.ts';
import { elementOf } from './write-html.ts';

/** Writes one block of the visual editor as Markdown. @param marker of a list, other than the usual one */
export function writeMarkdown(node: JSONContent, marker?: Marker): string {
  const root = { type: 'root' as const, children: [elementOf(withoutMarkedSpace(node))] };
  return toMarkdown(root, marker && styleOf(marker));
}

function styleOf(marker: Marker) {
  return marker === '.' || marker === ')' ? { bulletOrdered: marker } : { bullet: marker };
}

/** Markdown has no space at the edges of marked text; it goes outside. */
function withoutMarkedSpace({ content, ...node }: JSONContent): JSONContent {
  return content ? { ...node, content: content.flatMap(spaceOutside) } : node;
}

function spaceOutside(node: JSONContent): JSONContent[] {
  const { type, marks = [], text = '' } = node;
  if (type !== 'text') return [withoutMarkedSpace(node)];
  if (marks.length === 0 || marks.some((mark) => mark.type === 'code')) return [node];
  const [, lead = '', words = '', tail = ''] = /^(\s*)([^]*?)(\s*)$/.exec(text) ?? [];
  const link = marks.filter((mark) => mark.type === 'link');
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
