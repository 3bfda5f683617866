import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { toastFailure } from '../failure.ts';
import { Button } from '../Button.tsx';
import { flashDeletedPost } from '../flash.ts';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import type { PostValues } from './board.ts';
import { deletePost } from './delete-post.ts';
import type { Editor } from './editor.ts';

/** Deletes the post after a confirmation and leads to the dashboard, where it can be restored. */
export function DeletePost<V extends PostValues>({ editor }: { editor: Editor<V> }) {
  const [asking, setAsking] = useState(false);
  const { board } = editor;
  const id = useStore(editor.$id);
  const { title } = editor.$base.get().values;

  async function remove() {
    if (id === null) return;
    try {
      await deletePost(editor);
      flashDeletedPost({ board: board.name, id, title });
      location.assign(board.dashboard);
      // Nothing can be clicked until the page is left.
      await new Promise(() => {});
    } catch (error) {
      setAsking(false);
      toastFailure('Delete failed', error, board.words.deleteFailed);
    }
  }

  return (
    <>
      <Button variant="quiet" size="sm" className="delete-post" onClick={() => setAsking(true)}>
        Delete post
      </Button>
      <ConfirmDialog
        open={asking}
        title={board.words.deleteTitle}
        action="Delete"
        onConfirm={remove}
        onCancel={() => setAsking(false)}
      >
        <strong className="font-semibold">{title}</strong> leaves the site at once. The dashboard
        can bring it back for 30 days.
      </ConfirmDialog>
    </>
  );
}
