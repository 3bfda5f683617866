/** Says at a line of the source what of it readers will not see. */
import { syntaxTree } from '@codemirror/language';
import type { EditorState, Extension } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import { isUnseen, unseenWords } from '../unseen.ts';

const OPENING = /<([a-z][a-z\d-]*)(?=[\s/>])/gi;

export const unseenLines: Extension = [
  EditorView.baseTheme({
    '.cm-line[data-unseen]::after': {
      content: 'attr(data-unseen)',
      display: 'block',
      color: 'var(--color-error)',
      font: '500 var(--text-note) / 1.45 var(--font-body)',
    },
  }),
  ViewPlugin.fromClass(
    class {
      notes: DecorationSet;
      constructor(view: EditorView) {
        this.notes = notesOf(view);
      }
      update({ docChanged, viewportChanged, view, startState, state }: ViewUpdate) {
        const isReadOn = syntaxTree(startState) !== syntaxTree(state);
        if (docChanged || viewportChanged || isReadOn) this.notes = notesOf(view);
      }
    },
    { decorations: ({ notes }) => notes },
  ),
];

function notesOf({ state, visibleRanges }: EditorView): DecorationSet {
  const tagNames = new Map<number, string[]>();
  for (const { from, to } of visibleRanges) {
    for (const { index, 1: name = '' } of state.sliceDoc(from, to).matchAll(OPENING)) {
      const at = from + index;
      const tagName = name.toLowerCase();
      if (!isUnseen(tagName) || isExample(state, at)) continue;
      const line = state.doc.lineAt(at).from;
      tagNames.set(line, [...(tagNames.get(line) ?? []), tagName]);
    }
  }
  const notes = [...tagNames].map(([line, names]) =>
    Decoration.line({ attributes: { 'data-unseen': unseenWords(names) } }).range(line),
  );
  return Decoration.set(notes, true);
}

/** Whether it is in code, in a comment or escaped: shown as it stands, or nothing at all. */
function isExample(state: EditorState, at: number): boolean {
  for (let node = syntaxTree(state).resolveInner(at, 1); ;) {
    if (/Code|Comment|Escape/.test(node.name)) return true;
    if (!node.parent) return false;
    node = node.parent;
  }
}
