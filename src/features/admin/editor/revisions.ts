import type { PostValues } from './board.ts';
import type { Editor } from './editor.ts';

/** A version of the post that was replaced; docs/api.md, revisions. */
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
 * The versions that were replaced, newest first; none of a post that is not there yet.
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
 * All of one such version, as a form holds it.
 *
 * @throws {RequestError}
 */
export async function fetchRevision<V extends PostValues>(
  { board, $id, call }: Editor<V>,
  version: number,
): Promise<V> {
  const answer = await call(`/api/${board.name}/${$id.get()}/revisions/${version}`);
  return board.fromPost((await answer.json()) as Record<string, unknown>);
}
