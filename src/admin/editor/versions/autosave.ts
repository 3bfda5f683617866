import type { FoundDraft } from './drafts.ts';
import { conflictWith, type Editor } from '../editor.ts';

/** Debounce before a draft is stored, in ms. */
const DEBOUNCE = 400;

/**
 * Stores in this browser what the server does not have yet, until it has. Drafts of other forms stay until the user decides
 * about them.
 *
 * @returns a function that stores pending changes immediately
 */
export function startAutosave(editor: Editor): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const store = () => {
    clearTimeout(timer);
    timer = undefined;
    storeDraft(editor);
  };
  editor.$values.listen(() => {
    if (editor.$phase.get() !== 'ready' || editor.$saving.get()) return;
    clearTimeout(timer);
    timer = setTimeout(store, DEBOUNCE);
  });
  return () => timer !== undefined && store();
}

/**
 * Restores a found draft into the form, together with the version it was based on. What was typed before is stored as
 * another draft; all remaining drafts are offered on the next visit. If the server's draft has changed since, both are shown.
 */
export async function restoreDraft(editor: Editor, draft: FoundDraft): Promise<void> {
  storeDraft(editor);
  await editor.drafts.take(draft);
  editor.$found.set([]);
  // The version it was based on: if somebody has saved since, saving reports a conflict.
  editor.$base.set(draft.base);
  const copy = editor.$copy.get();
  const from = copy && copy.etag !== draft.copy ? draft.base.values : undefined;
  editor.$values.set(draft.values);
  storeDraft(editor);
  if (copy && from) conflictWith(editor, copy, from);
}

/** Deletes a found draft. */
export function discardDraft(editor: Editor, draft: FoundDraft): void {
  editor.drafts.discard(draft);
  editor.$found.set(editor.$found.get().filter((other) => other !== draft));
}

/** Stores what the server does not have, or drops what it has, immediately. */
export function storeDraft(editor: Editor): void {
  const { drafts, $unsent, $draftState, $values, $base, $copy } = editor;
  if (!$unsent.get()) {
    drafts.drop();
    return $draftState.set({ state: 'none' });
  }
  const savedAt = new Date().toISOString();
  const copy = $copy.get()?.etag ?? null;
  const isStored = drafts.store({ values: $values.get(), base: $base.get(), copy, savedAt });
  $draftState.set(isStored ? { state: 'stored', at: savedAt } : { state: 'refused' });
}
