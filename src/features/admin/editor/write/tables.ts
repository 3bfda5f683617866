import { type Editor, Extension, type Extensions, Node, type NodeConfig } from '@tiptap/core';
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

/** One node of a table, by the role that prosemirror-tables knows. */
function part(tableRole: string, config: NodeConfig): Node {
  return Node.create({
    ...config,
    extendNodeSchema: ({ name }) => (name === config.name ? { tableRole } : {}),
  });
}

/** A cell holds one paragraph, because a cell in Markdown is one line. */
function cell(tableRole: string, name: string, tag: string): Node {
  return part(tableRole, {
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
  part('table', {
    name: 'table',
    group: 'block',
    content: 'tableRow+',
    isolating: true,
    renderHTML: () => ['table', ['tbody', 0]],
  }),
  part('row', {
    name: 'tableRow',
    content: '(tableCell | tableHeader)+',
    addAttributes: () => ({ part: { default: 'tbody', rendered: false } }),
    renderHTML: () => ['tr', 0],
  }),
  cell('header_cell', 'tableHeader', 'th'),
  cell('cell', 'tableCell', 'td'),
  Extension.create({
    name: 'tables',
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
  const { schema } = editor;
  const row = (cell: string, part: string) =>
    schema.node(
      'tableRow',
      { part },
      [0, 1].map(() => schema.node(cell, null, schema.node('paragraph'))),
    );
  editor.commands.insertContent(
    schema.node('table', null, [
      row('tableHeader', 'thead'),
      row('tableCell', 'tbody'),
      row('tableCell', 'tbody'),
    ]),
  );
  // The cursor is in its last cell.
  const table = findTable(editor.state.selection.$from);
  if (table) editor.commands.setTextSelection(table.start + 3);
}
