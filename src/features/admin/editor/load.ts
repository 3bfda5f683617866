import { RequestError } from '#src/lib/request.ts';
import { toast } from '#src/ui/toast.ts';
import { type EditorBoard, fromPost, type PostValues } from './board.ts';
import { type Base, type FoundDraft, sameValues } from './versions/drafts.ts';
import type { Editor } from './editor.ts';

/** Loads the post into the form, and finds drafts in this browser. */
export async function load(editor: Editor): Promise<void> {
  const { board, $id, drafts, $phase, $found, $base, $values, $updatedAt } = editor;
  const id = $id.get();
  $phase.set('loading');
  try {
    if (id !== null) {
      const { base, updatedAt } = await fetchPost(editor, id);
      $base.set(base);
      $values.set(base.values);
      $updatedAt.set(updatedAt);
    }
  } catch (error) {
    $phase.set(error instanceof RequestError && error.status === 404 ? 'gone' : 'failed');
    toast({ title: 'Error', description: board.words.loadFailed, destructive: true });
    return;
  }
  const isSaved = ({ values }: FoundDraft) => sameValues(values, $values.get());
  const left = await drafts.left();
  left.filter(isSaved).forEach(drafts.discard);
  $found.set(left.filter((draft) => !isSaved(draft)));
  $phase.set('ready');
}

/** The post as currently stored on the server. */
export interface Stored {
  id: number;
  base: Base;
  /** ISO 8601, UTC. */
  updatedAt: string;
}

/** @throws {RequestError} */
export async function fetchPost({ board, call }: Editor, id: number): Promise<Stored> {
  return storedIn(board, await call(`/api/${board.name}/${id}`));
}

/** The post in an answer of the server. */
export async function storedIn(board: EditorBoard, answer: Response): Promise<Stored> {
  const post = (await answer.json()) as Record<string, unknown>;
  return {
    id: Number(post.id),
    base: { values: fromPost(board, post), version: answer.headers.get('ETag') },
    updatedAt: String(post.updatedAt),
  };
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

/** The replaced versions, newest first. @throws RequestError */
export async function fetchRevisions({ board, $id, call }: Editor): Promise<Revision[]> {
  const answer = await call(`/api/${board.name}/${$id.get()}/revisions`);
  return (await answer.json()) as Revision[];
}

/** A replaced version as form values. @throws RequestError */
export async function fetchRevision(
  { board, $id, call }: Editor,
  version: number,
): Promise<PostValues> {
  const answer = await call(`/api/${board.name}/${$id.get()}/revisions/${version}`);
  return fromPost(board, (await answer.json()) as Record<string, unknown>);
}
