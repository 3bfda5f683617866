import { useStore } from '@nanostores/react';
import { buttonClass } from '#src/ui/button.ts';
import { discardDraft, restoreDraft } from './autosave.ts';
import type { PostValues } from './board.ts';
import type { Editor } from './editor.ts';
import { FieldDiffs } from './FieldDiffs.tsx';
import { when } from './when.ts';

/** A draft that this browser has kept: what is in it, beside what is saved, before anything is done. */
export function DraftNotice<V extends PostValues>({ editor }: { editor: Editor<V> }) {
  const draft = useStore(editor.$found);
  const base = useStore(editor.$base);
  const times = useStore(editor.$times);
  if (!draft) return null;
  return (
    <section className="notice" aria-labelledby="draft-title">
      <h2 id="draft-title" className="notice-title">
        Restore your unsaved draft?
      </h2>
      <p>
        This browser kept it on {when(draft.savedAt)}.{' '}
        {times ? `The saved version is of ${when(times.updatedAt)}.` : 'It was never saved.'}
      </p>
      {draft.base.version !== base.version && (
        <p>
          The post has been saved since the draft was begun. Restore it, and saving will show you
          both versions, field by field.
        </p>
      )}
      <details>
        <summary>What differs</summary>
        <FieldDiffs board={editor.board} before={base.values} after={draft.values} />
      </details>
      <div className="notice-buttons">
        <button
          type="button"
          className={buttonClass({ size: 'sm' })}
          onClick={() => restoreDraft(editor)}
        >
          Restore draft
        </button>
        <button
          type="button"
          className={buttonClass({ size: 'sm', variant: 'secondary' })}
          onClick={() => discardDraft(editor)}
        >
          Discard draft
        </button>
      </div>
    </section>
  );
}
