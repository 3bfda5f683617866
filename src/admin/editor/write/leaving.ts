/** Enter leads out of what holds one line: a caption, and the cells of a table. */
import { Extension } from '@tiptap/core';
import { type EditorState, TextSelection, type Transaction } from '@tiptap/pm/state';
import { findTable, isInTable, nextCell, selectionCell } from '@tiptap/pm/tables';

export const leaving = Extension.create({
  name: 'leaving',
  addKeyboardShortcuts: () => ({
    Enter({ editor: { state, view } }) {
      const next = leave(state);
      if (next) view.dispatch(next.scrollIntoView());
      return next !== undefined;
    },
  }),
});

/** The step that Enter makes, where it leads out. */
export function leave(state: EditorState): Transaction | undefined {
  const { $from } = state.selection;
  if ($from.parent.type.name === 'figure') return goBelow(state, $from.after());
  if (!isInTable(state)) return undefined;
  const below = nextCell(selectionCell(state), 'vert', 1);
  if (below) return state.tr.setSelection(TextSelection.near(state.doc.resolve(below.pos + 1)));
  const table = findTable($from);
  return table ? goBelow(state, table.pos + table.node.nodeSize) : undefined;
}

/** To the empty paragraph below a block, which is made where there is none. */
function goBelow({ doc, schema, tr }: EditorState, end: number): Transaction {
  const next = doc.resolve(end).nodeAfter;
  const isFree = next?.type.name === 'paragraph' && next.content.size === 0;
  if (!isFree) tr.insert(end, schema.node('paragraph'));
  return tr.setSelection(TextSelection.create(tr.doc, end + 1));
}
