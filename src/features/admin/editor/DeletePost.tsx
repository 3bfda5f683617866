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

/**
 * Deletes the post in the version that was opened, and its draft in this browser.
 *
 * @throws {RequestError} 412 if somebody has saved it since, whose changes would be lost
 */
async function deletePost(editor: Editor): Promise<void> {
  const { board, $id, call, drafts, $base, $values, $found } = editor;
  const { version, values } = $base.get();
  await call(`/api/${board.name}/${$id.get()}`, {
    method: 'DELETE',
    headers: version ? { 'If-Match': version } : {},
  });
  $values.set(values);
  drafts.drop();
  $found.get().forEach(drafts.discard);
}
