import { useEffect, useState } from 'react';
import type { Run } from './diff.ts';
import { type EditorBoard, type PostValues, wordsOf } from '../board.ts';

interface Props {
  before: string;
  after: string;
  /** Only the text of one side, with the parts missing on the other side marked. */
  side?: 'before' | 'after';
}

/** A text diff: removed parts are struck through, added parts underlined. */
export function TextDiff({ before, after, side }: Props) {
  const [runsOf, setRunsOf] = useState<((before: string, after: string) => Run[]) | null>(null);
  useEffect(() => {
    import('./diff.ts').then(
      (module) => setRunsOf(() => module.runsOf),
      // Until the diff library is loaded, both texts are shown in full.
      () => {},
    );
  }, []);

  const runs: Run[] = runsOf?.(before, after) ?? [
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ];
  const left = side === 'before' ? 'added' : side === 'after' ? 'removed' : undefined;
  const shown = runs.filter(({ kind, text }) => kind !== left && text !== '');
  if (shown.length === 0) return <p className="diff text-ink-2">Empty</p>;
  return (
    <p className="diff" tabIndex={0} role="group" aria-label="Text">
      {shown.map(({ kind, text }, index) => {
        if (kind === 'removed') return <del key={index}>{text}</del>;
        if (kind === 'added') return <ins key={index}>{text}</ins>;
        return (
          <span key={index} className={kind === 'skipped' ? 'block text-ink-2' : undefined}>
            {text}
          </span>
        );
      })}
    </p>
  );
}

interface FieldDiffsProps {
  board: EditorBoard;
  before: PostValues;
  after: PostValues;
}

/** The differences between two forms, field by field. */
export function FieldDiffs({ board, before, after }: FieldDiffsProps) {
  const fields = Object.keys(board.labels).filter((field) => before[field] !== after[field]);
  if (fields.length === 0) return <p className="text-ink-2">They are the same, word for word.</p>;
  return (
    <dl className="field-diffs">
      {fields.map((field) => (
        <div key={field}>
          <dt>{board.labels[field]}</dt>
          <dd>
            <TextDiff
              before={wordsOf(board, field, before[field])}
              after={wordsOf(board, field, after[field])}
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}
