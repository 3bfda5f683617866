import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Button, SmallButton } from '../../parts/Button.tsx';
import { type PostValues, type EditorBoard, wordsOf } from '../board.ts';
import { clashesOf, mergedValues, type Side, type Sides, type Clash } from './conflict.ts';
import type { Conflict, Editor } from '../editor.ts';
import { when } from '../../agency-time.ts';
import { MergeField } from './MergeField.tsx';
import { TextDiff } from './TextDiff.tsx';

interface Props {
  editor: Editor;
  /** Receives the merged values. */
  onMerged: (merged: PostValues) => void;
}

/** Shown if somebody else has saved first: both versions side by side, to choose from field by field. */
export function ConflictDialog({ editor, onMerged }: Props) {
  const conflict = useStore(editor.$conflict);
  return (
    <Dialog
      open={conflict !== null}
      title="Somebody else has saved this post"
      onClose={() => editor.$conflict.set(null)}
    >
      {conflict && <Choices {...{ editor, conflict, onMerged }} />}
    </Dialog>
  );
}

function Choices({ editor, conflict, onMerged }: Props & { conflict: Conflict }) {
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
            <SmallButton key={side} onClick={() => all(side)}>
              Take all of {side === 'mine' ? 'mine' : 'theirs'}
            </SmallButton>
          ))}
        </div>
      )}
      {clashes.length === 0 && <p>You both wrote the same thing.</p>}
      {clashes.map((clash) => (
        <ConflictField
          key={clash.field}
          {...{ board: editor.board, clash, mine, theirs: theirs.values }}
          side={sides[clash.field] ?? 'mine'}
          onSide={(side) => setSides({ ...sides, [clash.field]: side })}
          mix={clash.field === 'content' ? mix : undefined}
          onMix={setMix}
        />
      ))}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={() => editor.$conflict.set(null)}>
          Back to editing
        </Button>
        <Button onClick={() => onMerged(mergedValues(mine, theirs.values, sides, mixed))}>
          Save this version
        </Button>
      </div>
    </div>
  );
}

interface ConflictFieldProps {
  board: EditorBoard;
  clash: Clash<string>;
  mine: PostValues;
  theirs: PostValues;
  side: Side;
  onSide: (side: Side) => void;
  /** Text merged from both sides; null if a side is taken unchanged. Only for the content. */
  mix: string | null | undefined;
  onMix: (mix: string | null) => void;
}

/** A field with conflicting changes: both texts, and which one to take. */
function ConflictField(props: ConflictFieldProps) {
  const { board, clash, mine, theirs, side, onSide, mix, onMix } = props;
  const { field, both } = clash;
  const [before, after] = [theirs, mine].map((values) => wordsOf(board, field, values[field]));
  const mixing = typeof mix === 'string';
  const take = (next: Side) => {
    onMix(null);
    onSide(next);
  };
  return (
    <fieldset className="clash">
      <legend>
        {board.labels[field]}
        {both && <span className="clash-both">Both of you changed this</span>}
      </legend>
      <div className="clash-sides">
        {(['theirs', 'mine'] as const).map((which) => (
          <div
            key={which}
            className="clash-side"
            data-taken={!mixing && side === which ? '' : undefined}
          >
            <label>
              <input
                type="radio"
                name={`clash-${field}`}
                checked={!mixing && side === which}
                onChange={() => take(which)}
              />
              {which === 'mine' ? 'Mine' : 'Theirs'}
            </label>
            <TextDiff
              before={before ?? ''}
              after={after ?? ''}
              side={which === 'mine' ? 'after' : 'before'}
            />
          </div>
        ))}
      </div>
      {mix !== undefined && (
        <label className="clash-mix">
          <input
            type="radio"
            name={`clash-${field}`}
            checked={mixing}
            onChange={() => onMix(mine.content)}
          />
          Mix: start from mine and bring parts of theirs over
        </label>
      )}
      {mixing && (
        <MergeField
          {...{ language: board.language, theirs: theirs.content, mine: mine.content }}
          onText={onMix}
        />
      )}
    </fieldset>
  );
}
