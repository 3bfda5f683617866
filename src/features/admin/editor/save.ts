import { RequestError } from '#src/lib/request.ts';
import { dismissToast, toast } from '#src/ui/toast.ts';
import type { PostValues } from './board.ts';
import type { Conflict, Editor } from './editor.ts';
import { fetchPost } from './load.ts';
import { fetchRevisions } from './revisions.ts';

/**
 * Checks and sends the form. What fails is said and stays in the form; where somebody else was faster,
 * `$conflict` holds what they saved.
 *
 * @returns whether the post is saved
 */
export async function save<V extends PostValues>(editor: Editor<V>): Promise<boolean> {
  const { board, $values, $base, $errors, $saving } = editor;
  if ($saving.get()) return false;
  dismissToast('save');
  const values = board.complete($values.get(), $base.get().values);
  $values.set(values);
  const errors = board.check(values);
  if (Object.keys(errors).length > 0) {
    reject(editor, errors);
    return false;
  }
  $errors.set({});
  $saving.set(true);
  try {
    await send(editor, values);
    editor.drafts.drop();
    $base.set({ ...$base.get(), values });
    $values.set(values);
    return true;
  } catch (error) {
    await tell(editor, error);
    return false;
  } finally {
    $saving.set(false);
  }
}

/** Takes over what was put together from both sides, and sends that. */
export async function saveMerged<V extends PostValues>(
  editor: Editor<V>,
  merged: V,
): Promise<boolean> {
  const conflict = editor.$conflict.get();
  if (!conflict) return false;
  editor.$base.set(conflict.theirs);
  editor.$values.set(merged);
  editor.$conflict.set(null);
  return save(editor);
}

async function send<V extends PostValues>(editor: Editor<V>, values: V): Promise<void> {
  const { board, id, call, $base } = editor;
  const { version } = $base.get();
  const body = board.toBody(values);
  if (id === null) await call(`/api/${board.name}`, { method: 'POST', body });
  else {
    const headers: Record<string, string> = version ? { 'If-Match': version } : {};
    await call(`/api/${board.name}/${id}`, { method: 'PATCH', body, headers });
  }
}

function reject<V extends PostValues>(editor: Editor<V>, errors: Record<string, string[]>): void {
  editor.$errors.set(errors);
  editor.$attempts.set(editor.$attempts.get() + 1);
}

async function tell<V extends PostValues>(editor: Editor<V>, error: unknown): Promise<void> {
  const failure = error instanceof RequestError ? error : undefined;
  if (failure?.status === 412) {
    const conflict = await conflictOf(editor).catch(() => null);
    if (conflict) return editor.$conflict.set(conflict);
  }
  if (failure && Object.keys(failure.fields).length > 0) reject(editor, failure.fields);
  toast({
    about: 'save',
    title: 'Error',
    description: failure?.serverMessage ?? editor.board.words.saveFailed,
    destructive: true,
  });
}

/** What was saved meanwhile, and by whom: whoever replaced the version before it. */
async function conflictOf<V extends PostValues>(editor: Editor<V>): Promise<Conflict<V> | null> {
  if (editor.id === null) return null;
  const { base } = await fetchPost(editor, editor.id);
  const [last] = await fetchRevisions(editor).catch(() => []);
  return { theirs: base, by: last?.replacedBy ?? null, at: last?.replacedAt ?? null };
}
