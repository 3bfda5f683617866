import { RequestError } from '#src/lib/request.ts';
import { toast } from '#src/ui/toast.ts';
import { type EditorBoard, fromPost, type PostValues } from './board.ts';
import { type Base, type FoundDraft, sameValues } from './drafts.ts';
import type { Editor, Times } from './editor.ts';

/** Loads the post into the form, and finds drafts in this browser. */
export async function load<V extends PostValues>(editor: Editor<V>): Promise<void> {
  const { board, $id, drafts, $phase, $found, $values } = editor;
  const id = $id.get();
  $phase.set('loading');
  try {
    if (id !== null) take(editor, await fetchPost(editor, id));
  } catch (error) {
    $phase.set(error instanceof RequestError && error.status === 404 ? 'gone' : 'failed');
    toast({ title: 'Error', description: board.words.loadFailed, destructive: true });
    return;
  }
  const isSaved = ({ values }: FoundDraft<V>) => sameValues(values, $values.get());
  const left = await drafts.left();
  left.filter(isSaved).forEach(drafts.discard);
  $found.set(left.filter((draft) => !isSaved(draft)));
  $phase.set('ready');
}

/** The post as currently stored on the server. */
export interface Stored<V extends PostValues> {
  id: number;
  base: Base<V>;
  times: Times;
}

/** @throws {RequestError} */
export async function fetchPost<V extends PostValues>(
  { board, call }: Editor<V>,
  id: number,
): Promise<Stored<V>> {
  return storedIn(board, await call(`/api/${board.name}/${id}`));
}

/** The post in an answer of the server. */
export async function storedIn<V extends PostValues>(
  board: EditorBoard<V>,
  answer: Response,
): Promise<Stored<V>> {
  const post = (await answer.json()) as Record<string, unknown>;
  return {
    id: Number(post.id),
    base: { values: fromPost(board, post), version: answer.headers.get('ETag') },
    times: { updatedAt: String(post.updatedAt) },
  };
}

function take<V extends PostValues>(editor: Editor<V>, { base, times }: Stored<V>): void {
  editor.$base.set(base);
  editor.$values.set(base.values);
  editor.$times.set(times);
}

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
