import type { Edit, Selection } from '../tools.ts';

/** Blocks where the selection is, a blank line from what stands around them. */
export function placed(source: string, selection: Selection): Pick<Edit, 'from' | 'to' | 'insert'> {
  const { text } = selection;
  let { from, to } = selection;
  // Paragraphs take the place of an empty one that waits for them.
  const [opened = ''] = /<p>\s*$/.exec(text.slice(0, from)) ?? [];
  const [closed = ''] = /^\s*<\/p>/.exec(text.slice(to)) ?? [];
  if (opened && closed) {
    from -= opened.length;
    to += closed.length;
  }
  const lead = gap(/\n*$/.exec(text.slice(0, from))?.[0], from === 0);
  const tail = gap(/^\n*/.exec(text.slice(to))?.[0], to === text.length);
  return { from, to, insert: lead + source + tail };
}

/** What is missing to a blank line. */
function gap(there = '', isEdge: boolean): string {
  return isEdge ? '' : '\n'.repeat(Math.max(0, 2 - there.length));
}
