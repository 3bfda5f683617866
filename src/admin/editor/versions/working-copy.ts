/** What is written and not saved in the post yet, on the server: by every device, and by whoever goes on with it. */
import type { WorkingCopy } from '#src/contracts/working-copy.ts';
import { request, RequestError } from '#src/lib/request.ts';
import { toast } from '#src/ui/toast/toast.ts';
import { conflictWith, type Editor } from '../editor.ts';
import { copyIn, fetchCopy } from '../server.ts';
import type { PostFormValues } from '../board.ts';
import { COPIES } from '../../copies.ts';
import { messageOf } from '../../failure.ts';
import { adminRequest } from '../../request.tsx';
import { words } from '../words.data.ts';
import { storeDraft } from './autosave.ts';
import { sameValues } from './drafts.ts';

/** After so many quiet milliseconds, what was typed is saved. */
const QUIET = 3000;

/** Milliseconds until a server that could not be reached is tried again. */
const RETRY = 15_000;

/**
 * Saves what is typed after three quiet seconds. What the server cannot take now stays in this browser, and is sent when it
 * can.
 *
 * @returns a function that sends what waits at once
 */
export function startSaving(editor: Editor): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const send = () => {
    clearTimeout(timer);
    timer = undefined;
    void saveCopy(editor);
  };
  const sendIn = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(send, milliseconds);
  };
  editor.$values.listen(() => editor.$phase.get() === 'ready' && sendIn(QUIET));
  editor.$copyState.listen(({ state }) => state === 'unreachable' && sendIn(RETRY));
  return () => (timer !== undefined || editor.$copyState.get().state === 'unreachable') && send();
}

interface SaveOptions {
  /** Somebody has asked for it: an ended session asks for the password. */
  isAsked?: boolean;
}

/**
 * Saves what is typed in the working copy, after a save that is under way; a post that is as it was saved has none. Never
 * throws: `$copyState` says what kept it from being saved.
 *
 * @returns whether the server has what is in the form
 */
export function saveCopy(editor: Editor, { isAsked = false }: SaveOptions = {}): Promise<boolean> {
  const { last } = editor.sending;
  return (editor.sending.last = last.then(() => send(editor, isAsked ? adminRequest : request)));
}

async function send(editor: Editor, call: typeof request): Promise<boolean> {
  const { $phase, $saving, $values, $unsent, $copyState } = editor;
  if ($phase.get() !== 'ready' || $saving.get() || $copyState.get().state === 'overtaken') return false;
  const values = $values.get();
  if (!$unsent.get()) {
    $copyState.set({ state: 'idle' });
    return true;
  }
  // Nobody wants an empty draft in the list.
  if (values.title.trim() === '') {
    $copyState.set({ state: 'untitled' });
    return false;
  }
  $copyState.set({ state: 'sending' });
  try {
    await replace(editor, values, call);
    $copyState.set({ state: 'idle' });
    // The browser keeps only what the server does not have.
    storeDraft(editor);
    return true;
  } catch (error) {
    $copyState.set(await stateAfter(editor, values, error));
    storeDraft(editor);
    return $copyState.get().state === 'idle';
  }
}

/** @throws {RequestError}, or TypeError if there was no answer */
async function replace(editor: Editor, values: PostFormValues, call: typeof request): Promise<void> {
  const { board, $copy, $id, $dirty, $base } = editor;
  const copy = $copy.get();
  if (!copy) return create(editor, values, call);
  const about = { headers: { 'If-Match': copy.etag } };
  const path = `${COPIES}/${copy.id}`;
  try {
    if ($id.get() !== null && !$dirty.get()) {
      await call(path, { method: 'DELETE', ...about });
      $copy.set(null);
      return;
    }
    const body = { values, baseVersion: versionIn($base.get().version) };
    $copy.set(copyIn(board, (await (await call(path, { method: 'PUT', body, ...about })).json()) as WorkingCopy));
  } catch (error) {
    if (!(error instanceof RequestError) || error.status !== 404) throw error;
    // Somebody has deleted it, or saved the post with it. What was typed here goes on.
    $copy.set(null);
    editor.sending.begun += 1;
    if ($id.get() === null) {
      editor.drafts.moveTo(null);
      toast(words.goneElsewhere);
    }
    if (editor.$unsent.get()) await create(editor, values, call);
  }
}

async function create(editor: Editor, values: PostFormValues, call: typeof request): Promise<void> {
  const { board, drafts, $copy, $id, $base } = editor;
  const postId = $id.get();
  const body = { board: board.name, postId, values, baseVersion: versionIn($base.get().version) };
  const headers = { 'Idempotency-Key': `${drafts.name()} ${editor.sending.begun}` };
  try {
    $copy.set(copyIn(board, (await (await call(COPIES, { method: 'POST', body, headers })).json()) as WorkingCopy));
  } catch (error) {
    // An earlier attempt, whose answer was lost, has begun it.
    const id = createdBefore(error);
    if (id === null) throw error;
    const path = `${COPIES}/${id}`;
    const about = { method: 'PUT', body, headers: { 'If-Match': `"${id}.1"` } };
    $copy.set(copyIn(board, (await (await call(path, about)).json()) as WorkingCopy));
  }
  const copy = $copy.get();
  // From now on, what this browser keeps is of this draft.
  if (postId === null && copy) drafts.moveTo(`copy-${copy.id}`);
}

/** The id of what an earlier attempt with the same key created; null if there is none. */
export function createdBefore(error: unknown): number | null {
  if (!(error instanceof RequestError) || !('Idempotency-Key' in error.fields)) return null;
  const [, id] = /\/(\d+)$/.exec(error.location ?? '') ?? [];
  return id ? Number(id) : null;
}

/** The number in the ETag of a post. */
function versionIn(etag: string | null): number | null {
  return etag ? Number(etag.replace(/\D/g, '')) : null;
}

async function stateAfter(editor: Editor, values: PostFormValues, error: unknown) {
  if (!(error instanceof RequestError)) return { state: 'unreachable' } as const;
  if (error.status === 401) return { state: 'signed-out' } as const;
  if (error.status === 409 || error.status === 412) return (await isOurs(editor, values)) ? idle : overtaken;
  if (error.status === 429 || error.status >= 500) return { state: 'unreachable' } as const;
  return { state: 'refused', message: messageOf(error, editor.board.words.saveFailed) } as const;
}

const idle = { state: 'idle' } as const;
const overtaken = { state: 'overtaken' } as const;

/** Whether what is stored is what was sent: by an attempt whose answer was lost. */
async function isOurs({ board, $copy, $id }: Editor, values: PostFormValues): Promise<boolean> {
  const stored = await fetchCopy(board, $id.get(), $copy.get()?.id ?? null).catch(() => null);
  if (!stored || !sameValues(stored.values, values)) return false;
  $copy.set(stored);
  return true;
}

/** Shows what somebody else has written in the same draft meanwhile, beside what is in the form. */
export async function showOvertaking(editor: Editor): Promise<void> {
  const { board, $copy, $id, $copyState } = editor;
  const theirs = await fetchCopy(board, $id.get(), $copy.get()?.id ?? null).catch(() => null);
  if (theirs) return conflictWith(editor, theirs);
  // By now it is gone.
  $copyState.set(idle);
  await saveCopy(editor);
}

/** Deletes what is written and not public, and shows the post as it is. @throws {RequestError} */
export async function dropCopy(editor: Editor): Promise<void> {
  const { $copy, $copyState, $base, $stored, $values, drafts } = editor;
  await editor.sending.last;
  const copy = $copy.get();
  if (copy) {
    const about = { method: 'DELETE', headers: { 'If-Match': copy.etag } };
    await adminRequest(`${COPIES}/${copy.id}`, about).catch((error: unknown) => {
      if (!(error instanceof RequestError) || error.status !== 404) throw error;
    });
  }
  $copy.set(null);
  $base.set($stored.get());
  $values.set($stored.get().values);
  $copyState.set(idle);
  drafts.drop();
}
