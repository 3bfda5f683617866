import { useStore } from '@nanostores/react';
import { Button, SmallButton } from '../../parts/Button.tsx';
import { discardDraft, restoreDraft } from './autosave.ts';
import type { Editor } from '../editor.ts';
import { FieldDiffs } from './TextDiff.tsx';
import { shownTime } from '../../agency-time.ts';
import { isolated } from '#src/lib/isolated.ts';

/** Drafts found in this browser that the server does not have, each with a comparison to the saved post. */
export function DraftNotices({ editor }: { editor: Editor }) {
  const found = useStore(editor.$found);
  const stored = useStore(editor.$stored);
  const copy = useStore(editor.$copy);
  const savedAt = copy?.at ?? stored.updatedAt;
  return found.map((draft, index) => {
    const id = `${draft.key}-title`;
    const place = found.length > 1 && `${index + 1} of ${found.length}`;
    return (
      <section
        key={draft.key}
        className="mb-7 grid gap-2 rounded-sheet border border-ink bg-sheet px-5 pt-4.5 pb-5 text-ui/[1.55]"
        aria-labelledby={id}
      >
        <h2 id={id} className="text-[1.25rem]/tight">
          {`Restore your unsaved draft?${place ? ` (${place})` : ''}`}
        </h2>
        <p>
          {place && <span>{`“${isolated(draft.values.title.trim() || 'Untitled')}”: `}</span>}
          <span>{`This browser saved it on ${shownTime(draft.savedAt)}. `}</span>
          <span>{savedAt ? `The saved version is from ${shownTime(savedAt)}.` : 'It was never saved.'}</span>
        </p>
        {draft.base.version !== stored.version && (
          <p>
            The post has been saved since you started the draft. If you restore it, saving will show you both versions,
            field by field.
          </p>
        )}
        <details>
          <summary className="w-fit font-semibold text-cobalt">What differs</summary>
          <FieldDiffs board={editor.board} before={(copy ?? stored).values} after={draft.values} />
        </details>
        <div className="mt-2 flex flex-wrap gap-2.5">
          <Button label="Restore draft" size="sm" onClick={() => void restoreDraft(editor, draft)} />
          <SmallButton label="Discard draft" onClick={() => discardDraft(editor, draft)} />
        </div>
      </section>
    );
  });
}
