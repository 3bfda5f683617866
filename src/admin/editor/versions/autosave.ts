import type { FoundDraft } from './drafts.ts';
import type { Editor } from '../editor.ts';

/** Debounce before a draft is stored, in ms. */
const DEBOUNCE = 400;

/**
 * Stores unsaved changes in this browser until they are saved. Drafts of other forms stay until the user
 * decides about them.
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
 * Restores a found draft into the form, together with the version it was based on. What was typed before is
 * stored as another draft; all remaining drafts are offered on the next visit.
 */
export async function restoreDraft(editor: Editor, draft: FoundDraft): Promise<void> {
  storeDraft(editor);
  await editor.drafts.take(draft);
  editor.$found.set([]);
  // The version it was based on: if somebody has saved since, saving reports a conflict.
  editor.$base.set(draft.base);
  editor.$values.set(draft.values);
  storeDraft(editor);
}

/** Deletes a found draft. */
export function discardDraft(editor: Editor, draft: FoundDraft): void {
  editor.drafts.discard(draft);
  editor.$found.set(editor.$found.get().filter((other) => other !== draft));
}

/** Stores the draft immediately. */
export function storeDraft(editor: Editor): void {
  const { drafts, $dirty, $draftState, $values, $base } = editor;
  if (!$dirty.get()) {
    drafts.drop();
    return $draftState.set({ state: 'none' });
  }
  const savedAt = new Date().toISOString();
  const isStored = drafts.store({ values: $values.get(), base: $base.get(), savedAt });
  $draftState.set(isStored ? { state: 'stored', at: savedAt } : { state: 'refused' });
}
