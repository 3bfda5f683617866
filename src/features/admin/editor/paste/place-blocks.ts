import type { Edit, Selection } from '../content/tools.ts';

/** Places blocks at the selection, separated by blank lines. */
export function placeBlocks(
  source: string,
  selection: Selection,
): Pick<Edit, 'from' | 'to' | 'insert'> {
  const { text } = selection;
  let { from, to } = selection;
  // Paragraphs replace an empty paragraph at the cursor.
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

/** The line breaks missing for a blank line. */
function gap(there = '', isEdge: boolean): string {
  return isEdge ? '' : '\n'.repeat(Math.max(0, 2 - there.length));
}
