import { RequestError } from '#src/lib/request.ts';
import { dismissToast, toast } from '#src/ui/toast/toast.ts';
import type { FieldErrors } from '#src/contracts/failure.ts';
import { httpPicture } from '#src/contracts/post.ts';
import { ContentTooLarge } from '#src/domain/render/budget.ts';
import { adminRequest } from '../request.tsx';
import { messageOf, toastFailure } from '../failure.ts';
import { storeDraft } from './versions/autosave.ts';
import { fromPost, loadRenderer, type PostFormValues, type EditorBoard } from './board.ts';
import { sameValues } from './versions/drafts.ts';
import { words } from './words.data.ts';
import { type Editor, errorsOf, reject } from './editor.ts';
import { fetchPost, fetchRevisions, type Stored, storedIn } from './server.ts';
import { createdBefore, saveCopy, showOvertaking } from './versions/working-copy.ts';

/** What a button decides, whatever the form says. */
export interface Decided {
  published?: boolean;
  publishedAt?: string;
}

/**
 * Validates the form and saves it in the post, with what is written in its working copy. Errors are shown and the form stays as
 * it is; after an edit conflict, `$conflict` has the other version.
 *
 * @returns whether the post is saved
 */
export async function save(editor: Editor, decided: Decided = {}): Promise<boolean> {
  const { board, $values, $base, $errors, $saving, $tried } = editor;
  if ($saving.get()) return false;
  dismissToast('save');
  $tried.set('post');
  const complete = board.complete($values.get(), $base.get().values);
  $values.set(complete);
  const values = { ...complete, ...decided };
  $saving.set(true);
  try {
    const errors = { ...(await pictureErrors(board, values)), ...board.check(values) };
    if (Object.keys(errors).length > 0) {
      reject(editor, errors);
      return false;
    }
    $errors.set({});
    await editor.sending.last;
    const stored = await send(editor, values).catch((error) => resolveSaved(editor, values, error));
    keep(editor, values, stored);
    return true;
  } catch (error) {
    showError(editor, error);
    return false;
  } finally {
    $saving.set(false);
  }
}

/**
 * Saves the form as a draft, for which a title is enough.
 *
 * @returns whether the server has it
 */
export async function saveDraft(editor: Editor): Promise<boolean> {
  const { $values, $errors, $tried, $copyState } = editor;
  dismissToast('save');
  $tried.set('draft');
  const errors = errorsOf(editor, $values.get());
  if (Object.keys(errors).length > 0) {
    reject(editor, errors);
    return false;
  }
  $errors.set({});
  const isSaved = $copyState.get().state !== 'overtaken' && (await saveCopy(editor, { isAsked: true }));
  const { state } = $copyState.get();
  if (state === 'overtaken') await showOvertaking(editor);
  if (state === 'unreachable')
    toast({ about: 'save', title: 'Error', description: unreachable(editor), destructive: true });
  return isSaved;
}

/** Takes the post off the site or the schedule. What else is in the form stays there. @returns whether it is a draft now */
export async function unpublish(editor: Editor): Promise<boolean> {
  const { board, $id, $saving, $stored, $base, $values } = editor;
  if ($saving.get()) return false;
  $saving.set(true);
  try {
    await editor.sending.last;
    const { version } = $stored.get();
    const headers: Record<string, string> = version ? { 'If-Match': version } : {};
    const call = { method: 'PATCH', body: { published: false }, headers };
    const { base } = await storedIn(board, await adminRequest(`/api/${board.name}/${$id.get()}`, call));
    if ($base.get().version === version) $base.set(base);
    $stored.set(base);
    $values.set({ ...$values.get(), published: false });
    return true;
  } catch (error) {
    toastFailure('It wasn’t taken off', error);
    return false;
  } finally {
    $saving.set(false);
  }
}

/** Goes on with the merged version; what was tried can then be tried again. */
export function takeMerged(editor: Editor, merged: PostFormValues): void {
  const { $conflict, $copy, $copyState, $base, $stored, $values } = editor;
  const conflict = $conflict.get();
  if (!conflict) return;
  if (conflict.copy) {
    $copy.set(conflict.copy);
    $copyState.set({ state: 'idle' });
  } else {
    $base.set(conflict.theirs);
    $stored.set(conflict.theirs);
  }
  $conflict.set(null);
  $values.set(merged);
}

/** The form continues from the stored post: what the server filled in, and its version. */
function keep(editor: Editor, values: PostFormValues, { id, base }: Stored): void {
  const { $id, $base, $stored, $values, $copy, $copyState, $draftState, drafts } = editor;
  const { slug, publishedAt } = base.values;
  const next = { ...values, slug, publishedAt };
  $id.set(id);
  drafts.saved(id);
  $stored.set(base);
  $base.set({ ...base, values: next });
  $copy.set(null);
  $copyState.set({ state: 'idle' });
  $draftState.set({ state: 'none' });
  $values.set(next);
}

async function send(editor: Editor, values: PostFormValues): Promise<Stored> {
  const { board, drafts, $id, $base, $copy } = editor;
  const { values: before } = $base.get();
  const copy = $copy.get();
  // What is written in it is in the post from then on.
  const ending: Record<string, string> = copy ? { 'Working-Copy': copy.etag } : {};
  const { publishedAt, ...body } = board.toBody(values);
  // The form has minutes only: an unchanged date is not sent, so it keeps its seconds.
  if (values.publishedAt !== before.publishedAt) body.publishedAt = publishedAt;
  if ($id.get() === null) {
    const headers = { ...ending, 'Idempotency-Key': drafts.name() };
    try {
      return await storedIn(board, await adminRequest(`/api/${board.name}`, { method: 'POST', body, headers }));
    } catch (error) {
      const id = createdBefore(error);
      if (id === null) throw error;
      $id.set(id);
      $base.set({ ...$base.get(), version: FIRST_VERSION });
    }
  }
  const { version } = $base.get();
  const headers = { ...ending, ...(version && { 'If-Match': version }) };
  const path = `/api/${board.name}/${$id.get()}`;
  return storedIn(board, await adminRequest(path, { method: 'PATCH', body, headers }));
}

/** The ETag of a post that was not changed since it was created (docs/api.md). */
const FIRST_VERSION = '"1"';

/**
 * Handles a version conflict: if the stored values are the same, it was an earlier attempt of this form whose
 * response was lost; otherwise it is an edit conflict, of the post or of its draft.
 *
 * @throws the given error unless the post is saved as it should be
 */
async function resolveSaved(editor: Editor, values: PostFormValues, error: unknown): Promise<Stored> {
  const { board, $id, $base, $conflict, $copyState } = editor;
  const id = $id.get();
  const isStale = error instanceof RequestError && error.status === 412;
  const stored = isStale && id !== null && (await fetchPost(board, id).catch(() => null));
  if (stored && sameValues(stored.base.values, fromPost(board, board.toBody(values)))) return stored;
  const base = $base.get();
  if (isStale && (id === null || (stored && stored.base.version === base.version))) {
    // Not the post has changed, but the draft.
    $copyState.set({ state: 'overtaken' });
    await showOvertaking(editor);
  } else if (stored) {
    // Who saved it is who replaced the version before.
    const [last] = await fetchRevisions(board, stored.id).catch(() => []);
    const by = last?.replacedBy ?? null;
    $conflict.set({ theirs: stored.base, from: base.values, by, at: last?.replacedAt ?? null });
  }
  throw error;
}

function showError(editor: Editor, error: unknown): void {
  if (editor.$conflict.get()) return;
  const failure = error instanceof RequestError ? error : undefined;
  if (failure && Object.keys(failure.fields).length > 0) reject(editor, failure.fields);
  let message = messageOf(error, editor.board.words.saveFailed);
  if (error instanceof TypeError) message = unreachable(editor);
  toast({ about: 'save', title: 'Error', description: message, destructive: true });
}

/** Says where the text is while the server cannot be reached. */
function unreachable(editor: Editor): string {
  storeDraft(editor);
  return editor.$draftState.get().state === 'stored' ? words.stored : words.unstored;
}

/**
 * Errors about pictures in a text: those over http, which the content policy blocks. The text is rendered to
 * find them, so that examples in code blocks do not count. If the renderer cannot be loaded, nothing is
 * reported.
 */
async function pictureErrors(board: EditorBoard, values: PostFormValues): Promise<FieldErrors> {
  const { content } = board.toBody(values);
  // Skip the renderer for texts that cannot contain such a picture.
  if (typeof content !== 'string' || !/http:/i.test(content)) return {};
  const render = await loadRenderer(board).catch(() => undefined);
  if (!render) return {};
  try {
    const [, address] = /<img src="\s*(http:[^"]*)"/i.exec(render(content)) ?? [];
    return address ? { content: [`${httpPicture} for ${address}`] } : {};
  } catch (error) {
    if (error instanceof ContentTooLarge) return { content: [error.message] };
    throw error;
  }
}
