import type { JSONContent } from '@tiptap/core';
import { toMarkdown } from '../paste/markdown.ts';
import { elementOf } from './write-html.ts';

/** Writes one block of the visual editor as Markdown. */
export function writeMarkdown(node: JSONContent): string {
  return toMarkdown({ type: 'root', children: [elementOf(withoutMarkedSpace(node))] });
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
