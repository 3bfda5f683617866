import { atom, computed } from 'nanostores';
import type { FieldErrors } from '#src/contracts/failure.ts';
import { RequestError } from '#src/lib/request.ts';
import { toast } from '#src/ui/toast/toast.ts';
import { slugOf } from '#src/domain/slug.ts';
import { type EditorBoard, fromPost, type PostFormValues, type Values } from './board.ts';
import { adminRequest } from '../request.tsx';
import { type Base, draftsOf, type FoundDraft, sameValues } from './versions/drafts.ts';

/** Somebody else has saved the post since it was opened here. */
export interface Conflict {
  theirs: Base;
  /** Who saved last, and when (ISO 8601); null if unknown. */
  by: string | null;
  at: string | null;
}

/** `gone`: the post does not exist or was deleted. */
type Phase = 'loading' | 'failed' | 'gone' | 'ready';

/** Whether the draft is stored in this browser; `refused`: storage is unavailable. */
type DraftState = { state: 'none' | 'refused' } | { state: 'stored'; at: string };

/** The state of one post being edited, shared by the editor's modules and components. */
export type Editor = ReturnType<typeof newEditor>;

/** @param id null for a new post */
export function newEditor(board: EditorBoard, id: number | null) {
  const $values = atom<PostFormValues>(board.empty);
  const $base = atom<Base>({ values: board.empty, version: null, updatedAt: null });
  return {
    board,
    /** Null for a new post. */
    $id: atom(id),
    drafts: draftsOf(board, id),
    $phase: atom<Phase>('loading'),
    $values,
    $base,
    $errors: atom<FieldErrors>({}),
    /** Counts the submits that found errors; after the first, each change is validated. */
    $attempts: atom(0),
    $saving: atom(false),
    /** Drafts from earlier visits, newest first. */
    $found: atom<readonly FoundDraft[]>([]),
    $draftState: atom<DraftState>({ state: 'none' }),
    $conflict: atom<Conflict | null>(null),
    /** Whether there are unsaved changes. */
    $dirty: computed([$values, $base], (values, base) => !sameValues(values, base.values)),
  };
}

/** Applies a change, except while saving. After the first submit, each change is validated. */
export function change(editor: Editor, changes: Partial<Values>): void {
  const { board, $values, $errors, $attempts, $saving } = editor;
  if ($saving.get()) return;
  const next = { ...$values.get(), ...changes } as PostFormValues;
  $values.set(next);
  if ($attempts.get() > 0) $errors.set(board.check(next));
}

/** Leaving the title generates a slug if there is none (docs/spec.md). */
export function makeSlug(editor: Editor): void {
  const { slug, title } = editor.$values.get();
  if (slug.trim()) return;
  change(editor, { slug: slugOf(title, editor.board.slugLength) });
}

/** Loads the post into the form, and finds drafts in this browser. */
export async function load(editor: Editor): Promise<void> {
  const { board, $id, drafts, $phase, $found, $base, $values } = editor;
  const id = $id.get();
  $phase.set('loading');
  try {
    if (id !== null) {
      const { base } = await fetchPost(editor, id);
      $base.set(base);
      $values.set(base.values);
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
}

/** @throws {RequestError} */
export async function fetchPost({ board }: Editor, id: number): Promise<Stored> {
  return storedIn(board, await adminRequest(`/api/${board.name}/${id}`));
}

/** The post in an answer of the server. */
export async function storedIn(board: EditorBoard, answer: Response): Promise<Stored> {
  const post = (await answer.json()) as Record<string, unknown>;
  return {
    id: Number(post.id),
    base: {
      values: fromPost(board, post),
      version: answer.headers.get('ETag'),
      updatedAt: String(post.updatedAt),
    },
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
export async function fetchRevisions({ board, $id }: Editor): Promise<Revision[]> {
  const answer = await adminRequest(`/api/${board.name}/${$id.get()}/revisions`);
  return (await answer.json()) as Revision[];
}

/** A replaced version as form values. @throws RequestError */
export async function fetchRevision({ board, $id }: Editor, version: number): Promise<PostFormValues> {
  const answer = await adminRequest(`/api/${board.name}/${$id.get()}/revisions/${version}`);
  return fromPost(board, (await answer.json()) as Record<string, unknown>);
}
