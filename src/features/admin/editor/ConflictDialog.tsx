import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { buttonClass } from '#src/ui/button.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import type { PostValues } from './board.ts';
import { ConflictField } from './ConflictField.tsx';
import { clashesOf, mergedValues, type Side, type Sides } from './conflict.ts';
import type { Conflict, Editor } from './editor.ts';
import type { Language } from './tools.ts';
import { when } from './when.ts';

interface Props<V extends PostValues> {
  editor: Editor<V>;
  language: Language;
  /** Receives the merged values. */
  onMerged: (merged: V) => void;
}

/** Shown if somebody else has saved first: both versions side by side, to choose from field by field. */
export function ConflictDialog<V extends PostValues>({ editor, language, onMerged }: Props<V>) {
  const conflict = useStore(editor.$conflict);
  return (
    <Dialog
      open={conflict !== null}
      title="Somebody else has saved this post"
      onClose={() => editor.$conflict.set(null)}
    >
      {conflict && <Choices {...{ editor, language, conflict, onMerged }} />}
    </Dialog>
  );
}

function Choices<V extends PostValues>({
  editor,
  language,
  conflict,
  onMerged,
}: Props<V> & { conflict: Conflict<V> }) {
  const { by, at, theirs } = conflict;
  // Snapshot from when the dialog opened.
  const [mine] = useState(editor.$values.get());
  const [clashes] = useState(() => clashesOf(editor.$base.get().values, mine, theirs.values));
  const [sides, setSides] = useState<Sides>(() =>
    Object.fromEntries(clashes.map(({ field, side }) => [field, side])),
  );
  const [mix, setMix] = useState<string | null>(null);

  const all = (side: Side) => {
    setSides(Object.fromEntries(clashes.map(({ field }) => [field, side])));
    setMix(null);
  };
  const mixed: Record<string, string> = mix === null ? {} : { content: mix };

  return (
    <div className="editor-wide grid gap-5">
      <p>
        {by ? `${by} saved it` : 'It was saved'}
        {at && ` on ${when(at)}`}, after you opened it. Nothing of yours is lost, and nothing of
        theirs is overwritten. Choose for each field, then save.
      </p>
      {clashes.length > 1 && (
        <div className="flex flex-wrap gap-3">
          {(['mine', 'theirs'] as const).map((side) => (
            <button
              key={side}
              type="button"
              className={buttonClass({ size: 'sm', variant: 'secondary' })}
              onClick={() => all(side)}
            >
              Take all of {side === 'mine' ? 'mine' : 'theirs'}
            </button>
          ))}
        </div>
      )}
      {clashes.length === 0 && <p>You both wrote the same thing.</p>}
      {clashes.map((clash) => (
        <ConflictField
          key={clash.field}
          {...{ board: editor.board, language, clash, mine, theirs: theirs.values }}
          side={sides[clash.field] ?? 'mine'}
          onSide={(side) => setSides({ ...sides, [clash.field]: side })}
          mix={clash.field === 'content' ? mix : undefined}
          onMix={setMix}
        />
      ))}
      <div className="flex flex-wrap justify-end gap-3">
        <button
          type="button"
          className={buttonClass({ variant: 'secondary' })}
          onClick={() => editor.$conflict.set(null)}
        >
          Back to editing
        </button>
        <button
          type="button"
          className={buttonClass()}
          onClick={() => onMerged(mergedValues(mine, theirs.values, sides, mixed))}
        >
          Save this version
        </button>
      </div>
    </div>
  );
}
