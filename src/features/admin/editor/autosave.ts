import type { PostValues } from './board.ts';
import type { LeftDraft } from './drafts.ts';
import type { Editor } from './editor.ts';

/** A pause in typing after which a draft is kept, in ms. */
const PAUSE = 400;

/**
 * Keeps what is typed in this browser until it is saved. What other forms have left stays as it is until
 * somebody has decided about it.
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

/**
 * Takes a draft that was found into the form, with what it started from. What was typed before that stays
 * kept, and other drafts wait: all are offered on the next visit.
 */
export async function restoreDraft<V extends PostValues>(
  editor: Editor<V>,
  draft: LeftDraft<V>,
): Promise<void> {
  keepDraft(editor);
  await editor.drafts.take(draft);
  editor.$found.set([]);
  // The version that it started from: if somebody has saved since, saving says so.
  editor.$base.set(draft.base);
  editor.$values.set(draft.values);
  keepDraft(editor);
}

/** Forgets a draft that was found. */
export function discardDraft<V extends PostValues>(editor: Editor<V>, draft: LeftDraft<V>): void {
  editor.drafts.discard(draft);
  editor.$found.set(editor.$found.get().filter((other) => other !== draft));
}

/** Keeps what is typed at once. */
export function keepDraft<V extends PostValues>(editor: Editor<V>): void {
  const { drafts, $dirty, $keeping, $values, $base } = editor;
  if (!$dirty.get()) {
    drafts.drop();
    return $keeping.set({ state: 'none' });
  }
  const savedAt = new Date().toISOString();
  const kept = drafts.keep({ values: $values.get(), base: $base.get(), savedAt });
  $keeping.set(kept ? { state: 'kept', at: savedAt } : { state: 'refused' });
}
