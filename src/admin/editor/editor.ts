import { atom, computed } from 'nanostores';
import * as z from 'zod/mini';
import { checkWith, type FieldErrors } from '#src/contracts/failure.ts';
import { draftFields } from '#src/contracts/working-copy.ts';
import { RequestError } from '#src/lib/request.ts';
import { toast } from '#src/ui/toast/toast.ts';
import { slugOf } from '#src/domain/slug.ts';
import type { EditorBoard, PostFormValues, Values } from './board.ts';
import { $admin } from '../session.ts';
import { type Copy, fetchAuthors, fetchCopy, fetchPost, fetchRevision } from './server.ts';
import { type Base, draftsOf, type FoundDraft, sameValues } from './versions/drafts.ts';

/** Somebody else has saved the post, or the same draft of it, since it was opened here. */
export interface Conflict {
  theirs: Base;
  /** Their draft; absent if they have saved the post. */
  copy?: Copy;
  /** What both began with. */
  from: PostFormValues;
  /** Who saved last, and when (ISO 8601); null if unknown. */
  by: string | null;
  at: string | null;
}

/**
 * How saving what is typed goes. `idle`: nothing is to be sent yet; `untitled`: it needs a title first; `overtaken`: somebody
 * else has changed the same draft.
 */
type CopyState =
  | { state: 'idle' | 'sending' | 'untitled' | 'unreachable' | 'signed-out' | 'overtaken' }
  | { state: 'refused'; message: string };

/** `gone`: the post does not exist or was deleted. */
type Phase = 'loading' | 'failed' | 'gone' | 'ready';

/** Whether what the server does not have is stored in this browser; `refused`: storage is unavailable. */
type DraftState = { state: 'none' | 'refused' } | { state: 'stored'; at: string };

/** The state of one post being edited, shared by the editor's modules and components. */
export type Editor = ReturnType<typeof newEditor>;

/**
 * @param id null for a new post
 * @param copyId of a draft that is not a post yet
 */
export function newEditor(board: EditorBoard, id: number | null, copyId: number | null = null) {
  const none: Base = { values: board.empty, version: null, updatedAt: null };
  const $values = atom<PostFormValues>(board.empty);
  const $base = atom<Base>(none);
  const $copy = atom<Copy | null>(null);
  return {
    board,
    copyId,
    /** Null for a new post. */
    $id: atom(id),
    drafts: draftsOf(board, id ?? (copyId === null ? null : `copy-${copyId}`)),
    $phase: atom<Phase>('loading'),
    $values,
    /** The version of the post that the form began with. */
    $base,
    /** The post as the server has it, as far as is known: what readers see, if it is public. */
    $stored: atom<Base>(none),
    /** What the server has of this form beyond the post. */
    $copy,
    $copyState: atom<CopyState>({ state: 'idle' }),
    /** The save of the working copy that was begun last, and how many of them were begun. */
    sending: { last: Promise.resolve(true), begun: 0 },
    $errors: atom<FieldErrors>({}),
    /** Counts the submits that found errors; after the first, each change is validated. */
    $attempts: atom(0),
    /** What was tried last, whose rules hold from then on. */
    $tried: atom<'draft' | 'post'>('post'),
    $saving: atom(false),
    /** Drafts from earlier visits, newest first. */
    $found: atom<readonly FoundDraft[]>([]),
    $draftState: atom<DraftState>({ state: 'none' }),
    $conflict: atom<Conflict | null>(null),
    /** Whether something is not saved in the post. */
    $dirty: computed([$values, $base], (values, base) => !sameValues(values, base.values)),
    /** Whether the server does not have what is in the form. */
    $unsent: computed([$values, $base, $copy], (values, base, copy) => !sameValues(values, (copy ?? base).values)),
  };
}

/** The server's rules for a draft. */
const checkDraft = checkWith(z.object({ title: draftFields.title }));

/** What is wrong with the form by the rules of what is tried. */
export function errorsOf({ board, $tried }: Editor, values: PostFormValues): FieldErrors {
  return $tried.get() === 'draft' ? checkDraft(values) : board.check(values);
}

/** Shows what is wrong, and where. */
export function reject(editor: Editor, errors: FieldErrors): void {
  editor.$errors.set(errors);
  editor.$attempts.set(editor.$attempts.get() + 1);
}

/** Applies a change, except while saving. After the first submit, each change is validated. */
export function change(editor: Editor, changes: Partial<Values>): void {
  const { $values, $errors, $attempts, $saving } = editor;
  if ($saving.get()) return;
  const next = { ...$values.get(), ...changes } as PostFormValues;
  $values.set(next);
  if ($attempts.get() > 0) $errors.set(errorsOf(editor, next));
}

/** Leaving the title generates a slug if there is none (docs/spec.md). */
export function makeSlug(editor: Editor): void {
  const { slug, title } = editor.$values.get();
  if (slug.trim()) return;
  change(editor, { slug: slugOf(title, editor.board.slugLength) });
}

/** Loads the post, and what is written and not saved in it, into the form, and finds drafts in this browser. */
export async function load(editor: Editor): Promise<void> {
  const { board, drafts, $phase, $found, $values } = editor;
  $phase.set('loading');
  try {
    await fill(editor);
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

/** @throws {RequestError} */
async function fill(editor: Editor): Promise<void> {
  const { board, copyId, drafts, $id, $base, $stored, $copy, $values } = editor;
  const id = $id.get();
  if (id !== null) {
    const { base } = await fetchPost(board, id);
    $stored.set(base);
    $base.set(base);
    $values.set(base.values);
  }
  const copy = await fetchCopy(board, id, copyId).catch(async (error: unknown) => {
    // It became a post, or was deleted; what of it is only in this browser is still offered.
    const isGone = error instanceof RequestError && error.status === 404;
    if (!isGone || (await drafts.left()).length === 0) throw error;
    return null;
  });
  if (!copy) {
    if (id === null) await signWith(editor);
    return;
  }
  $copy.set(copy);
  $base.set(id === null ? $base.get() : await baseOf(board, id, copy, $stored.get()));
  $values.set(copy.values);
}

/** A new article is by who begins it, if the account says how they sign; with title and picture of their last one. */
async function signWith({ board, $base, $values }: Editor): Promise<void> {
  const name = $admin.get()?.senderName;
  if (!name || !('author' in board.empty)) return;
  const known = await fetchAuthors().catch(() => []);
  const { title, imageUrl } = known.find((author) => author.name === name) ?? {};
  const signed = { ...board.empty, author: name, authorTitle: title ?? '', authorImageUrl: imageUrl ?? '' };
  $base.set({ ...$base.get(), values: signed });
  $values.set(signed);
}

/** The version of the post that a working copy began with, or as much as is known of it. */
async function baseOf(board: EditorBoard, id: number, { baseVersion }: Copy, stored: Base): Promise<Base> {
  const version = `"${baseVersion}"`;
  if (baseVersion === null || version === stored.version) return stored;
  const values = await fetchRevision(board, id, baseVersion).catch(() => stored.values);
  return { ...stored, values, version };
}

/**
 * Asks which of both drafts to take, field by field.
 *
 * @param from what both began with, if it is not what this form had of the server
 */
export function conflictWith(editor: Editor, copy: Copy, from?: PostFormValues): void {
  const { $copy, $base, $conflict, $copyState } = editor;
  const { values, etag, by, at } = copy;
  const base = $base.get();
  $copyState.set({ state: 'overtaken' });
  const theirs = { ...base, values, version: etag };
  $conflict.set({ copy, theirs, from: from ?? ($copy.get() ?? base).values, by, at });
}
