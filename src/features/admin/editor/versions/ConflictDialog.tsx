import { useStore } from '@nanostores/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { when } from '../../agency-time.ts';
import { type EditorBoard, type PostValues, type Values, wordsOf } from '../board.ts';
import type { Conflict, Editor } from '../editor.ts';
import { RADIO } from '../fields/fields.tsx';
import { TextDiff } from './TextDiff.tsx';
import type { MergeOptions, mountMergeEditor } from './merge-editor.ts';
import { Button } from '../../parts/Button.tsx';

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
  const [choices, setChoices] = useState<Chosen>(() =>
    Object.fromEntries(clashes.map(({ field, side }) => [field, side])),
  );

  return (
    <div className="editor-wide grid gap-5">
      <p>
        {by ? `${by} saved it` : 'It was saved'}
        {at && ` on ${when(at)}`}, after you opened it. Nothing of yours is lost, and nothing of
        theirs is overwritten. Choose for each field, then save.
      </p>
      {clashes.length === 0 && <p>You both wrote the same thing.</p>}
      {clashes.map((clash) => (
        <ConflictField
          key={clash.field}
          {...{ board: editor.board, clash, mine, theirs: theirs.values }}
          choice={choices[clash.field] ?? 'mine'}
          onChoice={(choice) => setChoices((others) => ({ ...others, [clash.field]: choice }))}
        />
      ))}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={() => editor.$conflict.set(null)}>
          Back to editing
        </Button>
        <Button onClick={() => onMerged(mergedValues(mine, theirs.values, choices))}>
          Save this version
        </Button>
      </div>
    </div>
  );
}

interface ConflictFieldProps {
  board: EditorBoard;
  clash: Clash;
  mine: PostValues;
  theirs: PostValues;
  choice: Choice;
  onChoice: (choice: Choice) => void;
}

const CHOICE = 'flex min-h-7 cursor-pointer items-center gap-2 text-ui/[1.55]';

/** A field with conflicting changes: both texts, and which one to take. */
function ConflictField(props: ConflictFieldProps) {
  const { board, clash, mine, theirs, choice, onChoice } = props;
  const { field, both } = clash;
  const [before, after] = [theirs, mine].map((values) => wordsOf(board, field, values[field]));
  const isMix = typeof choice === 'object';
  const radio = (value: Choice, checked: boolean) => (
    <input
      type="radio"
      className={RADIO}
      name={`clash-${field}`}
      checked={checked}
      onChange={() => onChoice(value)}
    />
  );
  return (
    <fieldset className="grid gap-3 border-t-2 border-ink pt-3.5">
      <legend className="float-left font-semibold">
        {board.fields[field]?.label}
        {both && (
          <span className="ml-3 rounded-sheet border border-field px-2 py-0.5 text-note/[1.55] font-medium">
            Both of you changed this
          </span>
        )}
      </legend>
      <div className="clear-both grid gap-3 md:grid-cols-[1fr_1fr]">
        {(['theirs', 'mine'] as const).map((which) => (
          <div
            key={which}
            className={`rounded-sheet border px-3.5 pt-2.5 pb-3 ${choice === which ? 'border-cobalt inset-ring inset-ring-cobalt' : 'border-field'}`}
          >
            <label className={`${CHOICE} font-semibold`}>
              {radio(which, choice === which)}
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
      {field === 'content' && (
        <label className={CHOICE}>
          {radio({ mix: mine.content }, isMix)}
          Mix: start from mine and bring parts of theirs over
        </label>
      )}
      {isMix && (
        <MergeField
          {...{ language: board.language, theirs: theirs.content, mine: mine.content }}
          onChange={(mix) => onChoice({ mix })}
        />
      )}
    </fieldset>
  );
}

/** Their text on the left, mine, editable, on the right. */
function MergeField(props: MergeOptions) {
  const host = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  const mount = useEffectEvent((mountIn: typeof mountMergeEditor, place: HTMLElement) =>
    mountIn(place, props),
  );
  useEffect(() => {
    let left = false;
    let unmount: (() => void) | undefined;
    import('./merge-editor.ts').then(
      ({ mountMergeEditor }) => {
        if (!left && host.current) unmount = mount(mountMergeEditor, host.current);
      },
      () => setFailed(true),
    );
    return () => {
      left = true;
      unmount?.();
    };
  }, []);
  if (failed) return <p role="alert">This could not be loaded. Take mine or theirs for now.</p>;
  return <div ref={host} className="max-h-112 overflow-auto rounded-sheet border border-field" />;
}

/** Whose text a field gets. */
type Side = 'mine' | 'theirs';

/** What is chosen for a field: a side, or for the content a mix of both. */
type Choice = Side | { mix: string };

/** The choices by the name of the field. */
type Chosen = Readonly<Record<string, Choice>>;

/** A field with different values. */
interface Clash {
  field: string;
  /** Both have changed it, differently: a person has to decide. */
  both: boolean;
  /** The default choice: the side that changed it. */
  side: Side;
}

/** The fields in which the form differs from what was saved in the meantime. @param base the common original */
export function clashesOf(base: Values, mine: Values, theirs: Values): Clash[] {
  return Object.keys(mine)
    .filter((field) => mine[field] !== theirs[field])
    .map((field) => {
      const both = mine[field] !== base[field] && theirs[field] !== base[field];
      return { field, both, side: mine[field] === base[field] ? 'theirs' : 'mine' };
    });
}

/** The result: for each field what is chosen, mine by default. */
export function mergedValues<V extends Values>(mine: V, theirs: V, choices: Chosen): V {
  const fields = Object.keys(mine).map((field) => {
    const choice = choices[field] ?? 'mine';
    return [field, typeof choice === 'object' ? choice.mix : { mine, theirs }[choice][field]];
  });
  return Object.fromEntries(fields) as V;
}
