import type { PostValues } from './board.ts';
import type { Editor } from './editor.ts';

/** A pause in typing after which a draft is kept, in ms. */
const PAUSE = 400;

/**
 * Keeps what is typed in this browser until it is saved. A draft found from another day stays as it is
 * until somebody has decided about it.
 *
 * @returns keeps at once what is still waiting for a pause
 */
export function startAutosave<V extends PostValues>(editor: Editor<V>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keep = () => {
    clearTimeout(timer);
    timer = undefined;
    keepDraft(editor);
  };
  editor.$values.listen(() => {
    if (editor.$phase.get() !== 'ready' || editor.$saving.get()) return;
    clearTimeout(timer);
    timer = setTimeout(keep, PAUSE);
  });
  return () => timer !== undefined && keep();
}

/** Takes the draft that was found into the form, with what it started from. */
export function restoreDraft<V extends PostValues>(editor: Editor<V>): void {
  const draft = editor.$found.get();
  if (!draft) return;
  editor.$found.set(null);
  // The version that it started from: if somebody has saved since, saving says so.
  editor.$base.set(draft.base);
  editor.$values.set(draft.values);
  editor.$keeping.set({ state: 'kept', at: draft.savedAt });
}

/** Forgets the draft that was found; what stands in the form is kept from now on. */
export function discardDraft<V extends PostValues>(editor: Editor<V>): void {
  editor.$found.set(null);
  editor.drafts.drop();
  keepDraft(editor);
}

function keepDraft<V extends PostValues>(editor: Editor<V>): void {
  const { drafts, $found, $dirty, $keeping, $values, $base } = editor;
  if ($found.get()) return;
  if (!$dirty.get()) {
    drafts.drop();
    return $keeping.set({ state: 'none' });
  }
  const savedAt = new Date().toISOString();
  const kept = drafts.keep({ values: $values.get(), base: $base.get(), savedAt });
  $keeping.set(kept ? { state: 'kept', at: savedAt } : { state: 'refused' });
}
