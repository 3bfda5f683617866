/** Blocks of the text itself change places: by keys, by buttons, and by a handle that a pointer drags. */
import { Extension } from '@tiptap/core';
import { type Command, type EditorState, NodeSelection, Plugin } from '@tiptap/pm/state';
import { Slice } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';

/** The keys of word processors. */
export const moveBlocks = Extension.create({
  name: 'moveBlocks',
  addKeyboardShortcuts: () => ({
    'Alt-Shift-ArrowUp': ({ editor: { state, view } }) => moveBlock(-1)(state, view.dispatch),
    'Alt-Shift-ArrowDown': ({ editor: { state, view } }) => moveBlock(1)(state, view.dispatch),
  }),
  addProseMirrorPlugins: () => [new Plugin({ view: addHandle })],
});

/** Moves the selected blocks, or the one with the cursor, past their neighbor. */
export function moveBlock(by: -1 | 1): Command {
  return ({ doc, selection, tr }, dispatch) => {
    const { $from, $to } = selection;
    const first = $from.index(0);
    const last = $to.depth === 0 ? $to.index(0) - 1 : $to.index(0);
    const neighbor = doc.maybeChild(by < 0 ? first - 1 : last + 1);
    if (!neighbor) return false;
    // The neighbor moves, so that the selection stays where it is.
    const start = $from.posAtIndex(first, 0);
    const end = $to.posAtIndex(last + 1, 0);
    const [from, to] = by < 0 ? [start - neighbor.nodeSize, end - neighbor.nodeSize] : [end, start];
    tr.delete(from, from + neighbor.nodeSize).insert(to, neighbor);
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

/** From the text, in pixels. */
const DISTANCE = 26;

/** Adds the handle, which stands beside the block under the pointer. Keys and buttons do the same without one. */
function addHandle(view: EditorView) {
  const host = view.dom.parentElement as HTMLElement;
  const handle = document.createElement('div');
  handle.className = 'write-handle';
  handle.draggable = true;
  handle.hidden = true;
  handle.title = 'Drag to move. By keys: Alt+Shift and an arrow';
  handle.setAttribute('aria-hidden', 'true');
  /** Where the block beside it begins. */
  let place = 0;
  const over = new AbortController();

  function follow({ clientY }: PointerEvent) {
    const block = [...view.dom.children].find((child) => child.getBoundingClientRect().bottom >= clientY);
    handle.hidden = !block || !view.editable;
    if (!block) return;
    const $inside = view.state.doc.resolve(view.posAtDOM(block, 0));
    place = $inside.depth > 0 ? $inside.before(1) : $inside.pos;
    const { left, top } = host.getBoundingClientRect();
    const box = block.getBoundingClientRect();
    handle.style.top = `${box.top - top}px`;
    handle.style.left = `${Math.max(0, box.left - left - DISTANCE)}px`;
  }
  function select() {
    const { doc, tr } = view.state;
    if (doc.nodeAt(place)) view.dispatch(tr.setSelection(NodeSelection.create(doc, place)));
  }
  handle.addEventListener('click', () => {
    select();
    view.focus();
  });
  handle.addEventListener('dragstart', ({ dataTransfer }) => {
    // Before the selection, which redraws the text.
    view.dragging = { slice: Slice.empty, move: true };
    select();
    const slice = view.state.selection.content();
    // Firefox drags nothing without data.
    dataTransfer?.setData('text/plain', slice.content.textBetween(0, slice.content.size, '\n\n', '\n'));
    // What ProseMirror moves on a drop.
    view.dragging = { slice, move: true };
  });
  handle.addEventListener('dragend', () => (view.dragging = null));
  host.addEventListener(
    'pointermove',
    (event) => event.pointerType === 'mouse' && event.buttons === 0 && follow(event),
    over,
  );
  host.addEventListener('pointerleave', () => (handle.hidden = true), over);
  host.append(handle);
  return {
    update(_: EditorView, { doc }: EditorState) {
      // What is hidden cannot be dragged on.
      if (!view.dragging && doc !== view.state.doc) handle.hidden = true;
    },
    destroy() {
      over.abort();
      handle.remove();
    },
  };
}
