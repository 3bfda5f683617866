import { RequestError } from '#src/lib/request.ts';
import { dismissToast, toast } from '#src/ui/toast/toast.ts';
import type { FieldErrors } from '#src/contracts/failure.ts';
import { httpPicture } from '#src/contracts/post.ts';
import { ContentTooLarge } from '#src/domain/render/budget.ts';
import { adminRequest } from '../request.tsx';
import { storeDraft } from './versions/autosave.ts';
import { fromPost, loadRenderer, type PostFormValues, type EditorBoard } from './board.ts';
import { sameValues } from './versions/drafts.ts';
import { words } from './words.data.ts';
import { type Editor, type Stored, fetchPost, fetchRevisions, storedIn } from './editor.ts';

/**
 * Validates and sends the form. Errors are shown and the form stays as it is; after an edit conflict,
 * `$conflict` has the other version.
 *
 * @returns whether the post is saved
 */
export async function save(editor: Editor): Promise<boolean> {
  const { board, $values, $base, $errors, $saving } = editor;
  if ($saving.get()) return false;
  dismissToast('save');
  const values = board.complete($values.get(), $base.get().values);
  $values.set(values);
  $saving.set(true);
  try {
    const errors = { ...(await pictureErrors(board, values)), ...board.check(values) };
    if (Object.keys(errors).length > 0) {
      reject(editor, errors);
      return false;
    }
    $errors.set({});
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

/** Applies the merged version and saves it. */
export async function saveMerged(editor: Editor, merged: PostFormValues): Promise<boolean> {
  const conflict = editor.$conflict.get();
  if (!conflict) return false;
  editor.$base.set(conflict.theirs);
  editor.$values.set(merged);
  editor.$conflict.set(null);
  return save(editor);
}

/** The form continues from the stored post: what the server filled in, and its version. */
function keep({ $id, $base, $values, drafts }: Editor, values: PostFormValues, { id, base }: Stored): void {
  const { slug, publishedAt } = base.values;
  const next = { ...values, slug, publishedAt };
  $id.set(id);
  drafts.saved(id);
  $base.set({ ...base, values: next });
  $values.set(next);
}

async function send(editor: Editor, values: PostFormValues): Promise<Stored> {
  const { board, drafts, $id, $base } = editor;
  const { values: before } = $base.get();
  const { publishedAt, ...body } = board.toBody(values);
  // The form has minutes only: an unchanged date is not sent, so it keeps its seconds.
  if (values.publishedAt !== before.publishedAt) body.publishedAt = publishedAt;
  if ($id.get() === null) {
    const headers = { 'Idempotency-Key': drafts.name() };
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
  const headers: Record<string, string> = version ? { 'If-Match': version } : {};
  const path = `/api/${board.name}/${$id.get()}`;
  return storedIn(board, await adminRequest(path, { method: 'PATCH', body, headers }));
}

/** The ETag of a post that was not changed since it was created (docs/api.md). */
const FIRST_VERSION = '"1"';

/** The id of a post that an earlier attempt created although its response was lost; null if there is none. */
function createdBefore(error: unknown): number | null {
  if (!(error instanceof RequestError) || !('Idempotency-Key' in error.fields)) return null;
  const [, id] = /\/(\d+)$/.exec(error.location ?? '') ?? [];
  return id ? Number(id) : null;
}

function reject(editor: Editor, errors: Record<string, string[]>): void {
  editor.$errors.set(errors);
  editor.$attempts.set(editor.$attempts.get() + 1);
}

/**
 * Handles a version conflict: if the stored values are the same, it was an earlier attempt of this form whose
 * response was lost; otherwise it is an edit conflict.
 *
 * @throws the given error unless the post is saved as it should be
 */
async function resolveSaved(editor: Editor, values: PostFormValues, error: unknown): Promise<Stored> {
  const { board, $id, $conflict } = editor;
  const id = $id.get();
  const isStale = error instanceof RequestError && error.status === 412;
  const stored = isStale && id !== null && (await fetchPost(editor, id).catch(() => null));
  if (!stored) throw error;
  if (sameValues(stored.base.values, fromPost(board, board.toBody(values)))) return stored;
  // Who saved it is who replaced the version before.
  const [last] = await fetchRevisions(editor).catch(() => []);
  const by = last?.replacedBy ?? null;
  $conflict.set({ theirs: stored.base, by, at: last?.replacedAt ?? null });
  throw error;
}

function showError(editor: Editor, error: unknown): void {
  if (editor.$conflict.get()) return;
  const failure = error instanceof RequestError ? error : undefined;
  if (failure && Object.keys(failure.fields).length > 0) reject(editor, failure.fields);
  let message = failure?.serverMessage ?? editor.board.words.saveFailed;
  if (error instanceof TypeError) {
    storeDraft(editor);
    const isStored = editor.$draftState.get().state === 'stored';
    message = isStored ? words.stored : words.unstored;
  }
  toast({ about: 'save', title: 'Error', description: message, destructive: true });
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
