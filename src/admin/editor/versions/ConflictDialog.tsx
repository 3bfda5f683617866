import { useStore } from '@nanostores/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Dialog } from '../../parts/Dialog.tsx';
import { isolated } from '#src/lib/isolated.ts';
import { shownTime } from '../../agency-time.ts';
import { type EditorBoard, type PostFormValues, type Values, fieldText } from '../board.ts';
import type { Conflict, Editor } from '../editor.ts';
import { RADIO } from '../fields/fields.tsx';
import { TextDiff } from './TextDiff.tsx';
import type { MergeOptions } from './merge-editor.ts';
import { Button } from '../../parts/Button.tsx';
import { useLoaded } from '#src/ui/use-loaded.ts';

interface Props {
  editor: Editor;
  /** Receives the merged values. */
  onMerged: (merged: PostFormValues) => void;
}

/** Shown if somebody else has saved the post or the draft first: both versions side by side, to choose from field by field. */
export function ConflictDialog({ editor, onMerged }: Props) {
  const conflict = useStore(editor.$conflict);
  return (
    <Dialog
      open={conflict !== null}
      title={conflict?.copy ? 'Someone else has changed this draft' : 'Someone else has saved this post'}
      onClose={() => editor.$conflict.set(null)}
    >
      {/* Begun anew where a third person saves meanwhile, whose changes the choices would lack. */}
      {conflict && <Choices key={conflict.theirs.version} {...{ editor, conflict, onMerged }} />}
    </Dialog>
  );
}

function Choices({ editor, conflict, onMerged }: Props & { conflict: Conflict }) {
  const { by, at } = conflict;
  const theirs = conflict.theirs.values;
  // Snapshots from when the dialog opened.
  const [base] = useState(conflict.from);
  const [mine] = useState(editor.$values.get());
  const [merged, setMerged] = useState(merge(base, mine, theirs));
  const fields = Object.keys(mine).filter((field) => mine[field] !== theirs[field]);
  return (
    <div className="editor-wide grid gap-5">
      <p>
        <span>{`${by ? `${isolated(by)} saved it` : 'It was saved'}${at ? ` on ${shownTime(at)}` : ''}, after you opened it. `}</span>
        {conflict.copy && <span>It may have been you, in another window. </span>}
        <span>Nothing of yours is lost, and nothing of theirs is overwritten. Choose for each field, then save.</span>
      </p>
      {fields.length === 0 && <p>You both wrote the same thing.</p>}
      {fields.map((field) => (
        <ConflictField
          key={field}
          {...{ board: editor.board, field, mine, theirs, merged }}
          isOfBoth={mine[field] !== base[field] && theirs[field] !== base[field]}
          onValue={(value) => setMerged((others) => ({ ...others, [field]: value }))}
        />
      ))}
      <div className="flex flex-wrap justify-end gap-3">
        <Button label="Back to editing" variant="secondary" onClick={() => editor.$conflict.set(null)} />
        <Button label="Save this version" onClick={() => onMerged(merged)} />
      </div>
    </div>
  );
}

/** Each field as whoever changed it has it: as it is here if both have. @param base the common original */
function merge(base: Values, mine: PostFormValues, theirs: PostFormValues): PostFormValues {
  const fields = Object.keys(mine).map((field) => [field, (mine[field] === base[field] ? theirs : mine)[field]]);
  return Object.fromEntries(fields) as PostFormValues;
}

interface ConflictFieldProps {
  board: EditorBoard;
  field: string;
  mine: PostFormValues;
  theirs: PostFormValues;
  merged: PostFormValues;
  /** Both have changed it. */
  isOfBoth: boolean;
  onValue: (value: string | boolean) => void;
}

const CHOICE = 'flex min-h-7 cursor-pointer items-center gap-2 text-ui/[1.55]';

/** A field with different values: both texts, and which one to take; for the content, also a mix of both. */
function ConflictField(props: ConflictFieldProps) {
  const { board, field, mine, theirs, merged, isOfBoth, onValue } = props;
  const [isMix, setMix] = useState(false);
  const [before = '', after = ''] = [theirs, mine].map((side) => fieldText(board, field, side[field]));
  const choice = (words: string, checked: boolean, values: PostFormValues, mixes = false) => (
    <label className={`${CHOICE} ${mixes ? '' : 'font-semibold'}`}>
      <input
        type="radio"
        className={RADIO}
        name={`conflict-${field}`}
        checked={checked}
        onChange={() => {
          setMix(mixes);
          onValue(values[field] ?? '');
        }}
      />
      <span>{words}</span>
    </label>
  );
  return (
    <fieldset className="grid gap-3 border-t-2 border-ink pt-3.5">
      <legend className="float-left w-full font-semibold">
        <span>{board.fields[field]?.label}</span>
        {isOfBoth && (
          <span className="ml-3 rounded-sheet border border-field px-2 py-0.5 text-note/[1.55] font-medium">
            Both of you changed this
          </span>
        )}
      </legend>
      <div className="clear-both grid gap-3 md:grid-cols-[1fr_1fr]">
        {(
          [
            ['Theirs', theirs, 'before'],
            ['Mine', mine, 'after'],
          ] as const
        ).map(([words, values, side]) => {
          const isTaken = !isMix && merged[field] === values[field];
          return (
            <div
              key={side}
              className={`rounded-sheet border px-3.5 pt-2.5 pb-3 ${isTaken ? 'border-cobalt inset-ring inset-ring-cobalt' : 'border-field'}`}
            >
              {choice(words, isTaken, values)}
              <TextDiff {...{ before, after, side }} />
            </div>
          );
        })}
      </div>
      {field === 'content' && choice('Mix: start from mine and bring parts of theirs over', isMix, mine, true)}
      {isMix && (
        <MergeField {...{ language: board.language, theirs: theirs.content, mine: mine.content }} onChange={onValue} />
      )}
    </fieldset>
  );
}

/** Their text on the left, mine, editable, on the right. */
function MergeField(props: MergeOptions) {
  const host = useRef<HTMLDivElement>(null);
  const { value: editor, error } = useLoaded(() => import('./merge-editor.ts'));
  const mount = useEffectEvent(() => editor?.mountMergeEditor(host.current as HTMLElement, props));
  useEffect(() => mount(), [editor]);
  if (error) return <p role="alert">This could not be loaded. Take mine or theirs for now.</p>;
  return <div ref={host} className="max-h-112 overflow-auto rounded-sheet border border-field" />;
}
