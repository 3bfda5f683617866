import { useEffect, useState } from 'react';
import type { Run } from './diff.ts';

interface Props {
  before: string;
  after: string;
  /** Only what stands on one of the sides, with what the other has not marked. */
  side?: 'before' | 'after';
}

/** How one text became another: what went is struck, what came is underlined. */
export function TextDiff({ before, after, side }: Props) {
  const [runsOf, setRunsOf] = useState<((before: string, after: string) => Run[]) | null>(null);
  useEffect(() => {
    import('./diff.ts').then(
      (module) => setRunsOf(() => module.runsOf),
      // Without it both texts stand there whole, which says the same at greater length.
      () => {},
    );
  }, []);

  const runs: Run[] = runsOf?.(before, after) ?? [
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ];
  const left = side === 'before' ? 'added' : side === 'after' ? 'removed' : undefined;
  const shown = runs.filter(({ kind, text }) => kind !== left && text !== '');
  if (shown.length === 0) return <p className="diff diff-empty">Empty</p>;
  return (
    <p className="diff" tabIndex={0} role="group" aria-label="Text">
      {shown.map(({ kind, text }, index) => {
        if (kind === 'removed') return <del key={index}>{text}</del>;
        if (kind === 'added') return <ins key={index}>{text}</ins>;
        return (
          <span key={index} className={kind === 'skipped' ? 'diff-skipped' : undefined}>
            {text}
          </span>
        );
      })}
    </p>
  );
}
