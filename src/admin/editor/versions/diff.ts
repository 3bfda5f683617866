import { presentableDiff } from '@codemirror/merge';

/** A run of text that is in both versions, or in only one. */
export interface Run {
  kind: 'same' | 'removed' | 'added' | 'skipped';
  text: string;
}

/** Characters of unchanged text shown on each side of a difference. */
const CONTEXT = 120;

/** The differences between two texts, as runs in reading order; long unchanged parts are skipped. */
export function runsOf(before: string, after: string): Run[] {
  const runs: Run[] = [];
  let place = 0;
  for (const { fromA, toA, fromB, toB } of presentableDiff(before, after, { scanLimit: 2000 })) {
    runs.push({ kind: 'same', text: before.slice(place, fromA) });
    runs.push({ kind: 'removed', text: before.slice(fromA, toA) });
    runs.push({ kind: 'added', text: after.slice(fromB, toB) });
    place = toA;
  }
  runs.push({ kind: 'same', text: before.slice(place) });
  return runs
    .flatMap((run, index) =>
      run.kind === 'same' ? shortened(run.text, index === 0, index === runs.length - 1) : [run],
    )
    .filter(({ text }) => text !== '');
}

function shortened(text: string, isFirst: boolean, isLast: boolean): Run[] {
  if (text.length <= 3 * CONTEXT) return [{ kind: 'same', text }];
  return [
    // Cut at a word boundary.
    { kind: 'same', text: isFirst ? '' : text.slice(0, CONTEXT).replace(/\s*\S+$/, '') },
    { kind: 'skipped', text: '…' },
    { kind: 'same', text: isLast ? '' : text.slice(-CONTEXT).replace(/^\S+\s*/, '') },
  ];
}
