import { type Editor, Extension, type Extensions, Node } from '@tiptap/core';
import {
  addRowAfter,
  findTable,
  goToNextCell,
  isInTable,
  tableEditing,
  addColumnAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
} from '@tiptap/pm/tables';
import type { Command } from '@tiptap/pm/state';

/** The roles that prosemirror-tables knows. */
const roles: Readonly<Record<string, string>> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
};

/** A cell holds one paragraph, because a cell in Markdown is one line. */
function cell(name: string, tag: string): Node {
  return Node.create({
    name,
    content: 'paragraph',
    isolating: true,
    addAttributes: () => ({
      // Required by prosemirror-tables.
      colspan: { default: 1 },
      rowspan: { default: 1 },
      colwidth: { default: null, rendered: false },
      align: { default: null },
      scope: { default: null },
    }),
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });
}

/** Tables. */
export const tables: Extensions = [
  Node.create({
    name: 'table',
    group: 'block',
    content: 'tableRow+',
    isolating: true,
    renderHTML: () => ['table', ['tbody', 0]],
  }),
  Node.create({
    name: 'tableRow',
    content: '(tableCell | tableHeader)+',
    addAttributes: () => ({ part: { default: 'tbody', rendered: false } }),
    renderHTML: () => ['tr', 0],
  }),
  cell('tableHeader', 'th'),
  cell('tableCell', 'td'),
  Extension.create({
    name: 'tables',
    extendNodeSchema: ({ name }) => (name in roles ? { tableRole: roles[name] } : {}),
    addProseMirrorPlugins: () => [tableEditing()],
    addKeyboardShortcuts: () => ({
      Tab: ({ editor }) => toNextCell(editor),
      'Shift-Tab': ({ editor: { state, view } }) => goToNextCell(-1)(state, view.dispatch),
    }),
  }),
];

/** After the last cell comes a new row. */
function toNextCell({ state, view }: Editor): boolean {
  if (goToNextCell(1)(state, view.dispatch)) return true;
  if (!isInTable(state)) return false;
  addRowAfter(state, view.dispatch);
  return goToNextCell(1)(view.state, view.dispatch);
}

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
  const cell = (type: string) => ({ type, content: [{ type: 'paragraph' }] });
  const row = (type: string, part = 'tbody') => ({
    type: 'tableRow',
    attrs: { part },
    content: [cell(type), cell(type)],
  });
  const content = [row('tableHeader', 'thead'), row('tableCell'), row('tableCell')];
  editor.commands.insertContent({ type: 'table', content });
  // The cursor is in its last cell.
  const table = findTable(editor.state.selection.$from);
  if (table) editor.commands.setTextSelection(table.start + 3);
}
