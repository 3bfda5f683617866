import { startIsland } from '#src/ui/island/start-island.tsx';
import '#src/ui/image-fallback.ts';
import { requireSession } from '../session.ts';
import { startAutosave } from './versions/autosave.ts';
import { startSaving } from './versions/working-copy.ts';
import { blogEditor, type EditorBoard, signalBoardEditor } from './board.ts';
import { load, newEditor } from './editor.ts';
import { startLeaveGuard } from './LeaveDialog.tsx';
import { PostEditor } from './PostEditor.tsx';
import type { PageSource } from './PreviewPane.tsx';

/** Starts the editor of EditorPage.astro for a post. @param viewOf the content of the post's page */
export function startEditor(name: EditorBoard['name'], viewOf: PageSource['viewOf']): void {
  const board = name === 'blog' ? blogEditor : signalBoardEditor;
  const root = document.getElementById('editor') as HTMLElement;
  const { content: blank } = document.getElementById('post-page') as HTMLTemplateElement;
  const editor = newEditor(board, idHere(), copyHere());
  editor.$id.subscribe((id) => {
    if (id === null) return;
    document.title = document.title.replace(board.words.create, board.words.edit);
    // A new post that was saved has an address of its own, for a reload.
    if (idHere() === null) history.replaceState(null, '', `${location.pathname}/${id}`);
  });
  // So has a draft that is not a post yet.
  editor.$copy.listen((copy) => {
    if (copy && editor.$id.get() === null) history.replaceState(null, '', `${location.pathname}?draft=${copy.id}`);
  });

  const store = startAutosave(editor);
  const send = startSaving(editor);
  addEventListener('pagehide', store);
  document.addEventListener('visibilitychange', () => {
    store();
    if (document.hidden) send();
  });
  addEventListener('online', send);
  startLeaveGuard(editor);
  startIsland(root, <PostEditor {...{ editor, page: { blank, viewOf } }} />);
  void requireSession().then(() => load(editor));
}

/** The id in the URL; null for a new post. */
function idHere(): number | null {
  const [, id] = /\/post\/(\d+)$/.exec(location.pathname) ?? [];
  return id ? Number(id) : null;
}

/** The id of a draft that is not a post yet, in the URL. */
function copyHere(): number | null {
  const id = new URLSearchParams(location.search).get('draft') ?? '';
  return /^[1-9]\d*$/.test(id) ? Number(id) : null;
}
