import type { Editor, JSONContent } from '@tiptap/core';
import type { Command } from '@tiptap/pm/state';
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
} from '@tiptap/pm/tables';

/** What can be done with a table, by its label. */
export const tableTools: Readonly<Record<string, Command>> = {
  'Add row': addRowAfter,
  'Add column': addColumnAfter,
  'Delete row': deleteRow,
  'Delete column': deleteColumn,
  'Delete table': deleteTable,
};

/** Inserts a table of two columns, with the cursor in its first cell. */
export function insertTable(editor: Editor): void {
  const cell = (type: string): JSONContent => ({ type, content: [{ type: 'paragraph' }] });
  const row = (type: string, part: string): JSONContent => ({
    type: 'tableRow',
    attrs: { part },
    content: [cell(type), cell(type)],
  });
  const { from } = editor.state.selection;
  const rows = [row('tableHeader', 'thead'), row('tableCell', 'tbody'), row('tableCell', 'tbody')];
  editor.commands.insertContent({ type: 'table', content: rows });
  // The table replaced an empty paragraph, or stands after the text.
  const { doc } = editor.state;
  let first: number | undefined;
  doc.nodesBetween(Math.max(0, from - 1), doc.content.size, (node, position) => {
    if (first === undefined && node.type.name === 'tableHeader') first = position + 2;
    return first === undefined;
  });
  if (first !== undefined) editor.commands.setTextSelection(first);
}
