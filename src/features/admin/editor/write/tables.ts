import { type Editor, Extension, type Extensions, Node, type NodeConfig } from '@tiptap/core';
import { addRowAfter, goToNextCell, isInTable, tableEditing } from '@tiptap/pm/tables';

/** One node of a table, by the role that prosemirror-tables knows. */
function part(tableRole: string, config: NodeConfig): Node {
  return Node.create({
    ...config,
    extendNodeSchema: ({ name }) => (name === config.name ? { tableRole } : {}),
  });
}

const cellAttributes = () => ({
  // Required by prosemirror-tables.
  colspan: { default: 1 },
  rowspan: { default: 1 },
  colwidth: { default: null, rendered: false },
  align: { default: null },
  scope: { default: null },
});

/** Tables. A cell holds one paragraph, because a cell in Markdown is one line. */
export const tables: Extensions = [
  part('table', {
    name: 'table',
    group: 'block',
    content: 'tableRow+',
    isolating: true,
    parseHTML: () => [{ tag: 'table' }],
    renderHTML: () => ['table', ['tbody', 0]],
  }),
  part('row', {
    name: 'tableRow',
    content: '(tableCell | tableHeader)+',
    addAttributes: () => ({ part: { default: 'tbody', rendered: false } }),
    parseHTML: () => [{ tag: 'tr' }],
    renderHTML: () => ['tr', 0],
  }),
  part('header_cell', {
    name: 'tableHeader',
    content: 'paragraph',
    isolating: true,
    addAttributes: cellAttributes,
    parseHTML: () => [{ tag: 'th' }],
    renderHTML: ({ HTMLAttributes }) => ['th', HTMLAttributes, 0],
  }),
  part('cell', {
    name: 'tableCell',
    content: 'paragraph',
    isolating: true,
    addAttributes: cellAttributes,
    parseHTML: () => [{ tag: 'td' }],
    renderHTML: ({ HTMLAttributes }) => ['td', HTMLAttributes, 0],
  }),
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
