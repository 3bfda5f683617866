import type { Values } from '../board.ts';

/** Whose text a field gets. */
export type Side = 'mine' | 'theirs';

/** What is chosen for a field: a side, or for the content a mix of both. */
export type Choice = Side | { mix: string };

/** The choices by the name of the field. */
export type Chosen = Readonly<Record<string, Choice>>;

/** A field with different values. */
export interface Clash {
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
