import type { PostValues } from './board.ts';
import type { Editor } from './editor.ts';

/**
 * Deletes the post in the version that was opened, and its draft in this browser.
 *
 * @throws {RequestError} 412 if somebody has saved it since, whose changes would be lost
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
