import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { toastFailure } from '../failure.ts';
import { Button } from '../parts/Button.tsx';
import { flashDeletedPost } from '../flash.ts';
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx';
import type { Editor } from './editor.ts';

/** Deletes the post after a confirmation and leads to the dashboard, where it can be restored. */
export function DeletePost({ editor }: { editor: Editor }) {
  const [asking, setAsking] = useState(false);
  const { board, call, drafts, $values, $found } = editor;
  const id = useStore(editor.$id);
  const { version, values } = editor.$base.get();
  const { title } = values;

  async function remove() {
    if (id === null) return;
    try {
      // If somebody has saved it since it was opened, it stays: their changes would be lost.
      const headers: Record<string, string> = version ? { 'If-Match': version } : {};
      await call(`/api/${board.name}/${id}`, { method: 'DELETE', headers });
      $values.set(values);
      drafts.drop();
      $found.get().forEach(drafts.discard);
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
      <Button
        variant="quiet"
        size="sm"
        className="mt-4 px-0! text-error!"
        onClick={() => setAsking(true)}
      >
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
