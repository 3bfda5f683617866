import { fromPost, type PostValues } from './board.ts';
import type { Editor } from './editor.ts';

/** A replaced version of the post; docs/api.md, revisions. */
export interface Revision {
  version: number;
  title: string;
  slug: string;
  published: boolean;
  replacedBy: string;
  /** ISO 8601. */
  replacedAt: string;
}

/**
 * The replaced versions, newest first; none for a new post.
 *
 * @throws {RequestError}
 */
export async function fetchRevisions<V extends PostValues>({
  board,
  $id,
  call,
}: Editor<V>): Promise<Revision[]> {
  const id = $id.get();
  if (id === null) return [];
  const answer = await call(`/api/${board.name}/${id}/revisions`);
  return (await answer.json()) as Revision[];
}

/**
 * A replaced version as form values.
 *
 * @throws {RequestError}
 */
export async function fetchRevision<V extends PostValues>(
  { board, $id, call }: Editor<V>,
  version: number,
): Promise<V> {
  const answer = await call(`/api/${board.name}/${$id.get()}/revisions/${version}`);
  return fromPost(board, (await answer.json()) as Record<string, unknown>);
}
