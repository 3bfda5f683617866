import { useState } from 'react';
import { LinkButton } from '../../parts/Button.tsx';
import { useLoaded } from '#src/ui/use-loaded.ts';
import type { Run } from './diff.ts';
import { type EditorBoard, type PostFormValues, fieldText } from '../board.ts';

interface Props {
  before: string;
  after: string;
  /** Only the text of one side, with the parts missing on the other side marked. */
  side?: 'before' | 'after';
}

const TEXT = 'max-h-88 overflow-auto text-ui/[1.6] wrap-anywhere whitespace-pre-wrap';

const elements = { same: 'span', skipped: 'span', removed: 'del', added: 'ins' } as const;
const looks = {
  same: '',
  skipped: 'block text-ink-2',
  removed: 'bg-error/14 decoration-error',
  added: 'bg-success/18 decoration-success underline-offset-[0.2em]',
};
/** What of a diff is not in a text. */
const notIn = { before: 'added', after: 'removed' } as const;
/** Of two texts side by side, neither is the removed one. */
const sided = 'bg-marigold/45 no-underline';

/** A text diff: removed parts are struck through, added parts underlined. */
export function TextDiff({ before, after, side }: Props) {
  const { value: diff } = useLoaded(() => import('./diff.ts'));
  // Until the diff library is loaded, both texts are shown in full.
  const runs: Run[] = diff?.runsOf(before, after) ?? [
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ];
  const left = side && notIn[side];
  const shown = runs.filter(({ kind, text }) => kind !== left && text !== '');
  if (shown.length === 0) return <p className={`${TEXT} text-ink-2`}>Empty</p>;
  return (
    <p className={TEXT} dir="auto" tabIndex={0} role="group" aria-label="Text">
      {shown.map(({ kind, text }, index) => {
        const Run = elements[kind];
        return (
          <Run key={index} className={side && Run !== 'span' ? sided : looks[kind]}>
            {text}
          </Run>
        );
      })}
    </p>
  );
}

/** The differences between two contents, as they are read; on request as they are written. */
function ContentDiff({ board, before, after }: { board: EditorBoard; before: string; after: string }) {
  const [isSource, setSource] = useState(false);
  const { value: texts, error } = useLoaded(async () => {
    const { contentText } = await import('./content-text.ts');
    return [before, after].map((source) => contentText(source, board.language));
  }, `${before}\n${after}`);
  const [was = before, is = after] = texts ?? [];
  // Also of what is too large to be read.
  const shown = isSource || error ? { before, after } : { before: was, after: is };
  return (
    <>
      {was === is && !isSource ? (
        <p className="text-ink-2">The same words, formatted differently.</p>
      ) : (
        <TextDiff {...shown} />
      )}
      <LinkButton
        label={isSource ? 'Compare as text' : 'Compare the source'}
        className="mt-1 text-note"
        onClick={() => setSource(!isSource)}
      />
    </>
  );
}

interface FieldDiffsProps {
  board: EditorBoard;
  before: PostFormValues;
  after: PostFormValues;
}

/** The differences between two forms, field by field. */
export function FieldDiffs({ board, before, after }: FieldDiffsProps) {
  const fields = Object.keys(board.fields).filter((field) => before[field] !== after[field]);
  if (fields.length === 0) return <p className="text-ink-2">They’re the same, word for word.</p>;
  return (
    <dl className="mt-2.5 grid divide-y divide-rule border-t-2 border-b-3 [border-bottom-style:double] border-ink">
      {fields.map((field) => (
        <div key={field} className="pt-2.5 pb-3">
          <dt className="text-note/[1.55] font-semibold">{board.fields[field]?.label}</dt>
          <dd>
            {field === 'content' ? (
              <ContentDiff {...{ board, before: before.content, after: after.content }} />
            ) : (
              <TextDiff before={fieldText(board, field, before[field])} after={fieldText(board, field, after[field])} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
