import type { PostValues } from './board.ts';
import type { Editor } from './editor.ts';

/**
 * Deletes the post as it was opened, with what this browser kept of it.
 *
 * @throws {RequestError} 412 where somebody has saved it since, whose work would go unseen
 */
export async function deletePost<V extends PostValues>(editor: Editor<V>): Promise<void> {
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
