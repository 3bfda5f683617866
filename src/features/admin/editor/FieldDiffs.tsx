import type { EditorBoard, PostValues } from './board.ts';
import { TextDiff } from './TextDiff.tsx';
import { wordsOf } from './words-of.ts';

interface Props<V extends PostValues> {
  board: EditorBoard<V>;
  before: V;
  after: V;
}

/** The differences between two forms, field by field. */
export function FieldDiffs<V extends PostValues>({ board, before, after }: Props<V>) {
  const fields = (Object.keys(board.labels) as (keyof V & string)[]).filter(
    (field) => before[field] !== after[field],
  );
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
