import type { Node } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';
import { type Brought, isForeign } from '../paste/foreign-pictures.ts';

/** The addresses of other sites that these nodes show pictures from, each once. */
export function foreignIn(nodes: readonly Node[]): string[] {
  const found = new Set<string>();
  const look = (node: Node) => {
    if (isForeign(node.attrs.src)) found.add(node.attrs.src);
    node.forEach(look);
  };
  nodes.forEach(look);
  return [...found];
}

/** Shows the pictures from the library instead. */
export function showBrought(view: EditorView, brought: Brought): void {
  if (brought.size === 0 || view.isDestroyed) return;
  const { doc, tr } = view.state;
  doc.descendants((node, at) => {
    const url = brought.get(String(node.attrs.src));
    if (url) tr.setNodeMarkup(at, null, { ...node.attrs, src: url }, node.marks);
  });
  view.dispatch(tr);
}
