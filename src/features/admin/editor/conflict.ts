import type { Values } from './board.ts';

/** Whose text a field gets. */
export type Side = 'mine' | 'theirs';

/** Whose each field gets, by name; mine where nothing is said. */
export type Sides = Readonly<Record<string, Side>>;

/** A field in which two editors differ. */
export interface Clash<Field extends string = string> {
  field: Field;
  /** Both have changed it, each in another way: only a person can tell what is right. */
  both: boolean;
  /** Whose it gets unless somebody chooses: that of the one who changed it. */
  side: Side;
}

/**
 * The fields in which what is typed here differs from what was saved meanwhile.
 *
 * @param base what both started from
 */
export function clashesOf<V extends Values>(
  base: V,
  mine: V,
  theirs: V,
): Clash<keyof V & string>[] {
  return Object.keys(mine)
    .filter((field) => mine[field] !== theirs[field])
    .map((field) => {
      const both = mine[field] !== base[field] && theirs[field] !== base[field];
      return { field, both, side: mine[field] === base[field] ? 'theirs' : 'mine' };
    });
}

/** What comes of it: of each field the side chosen, or words that somebody put together from both. */
export function mergedValues<V extends Values>(
  mine: V,
  theirs: V,
  sides: Sides,
  mixed: Readonly<Record<string, string>> = {},
): V {
  const fields = Object.keys(mine).map((field) => [
    field,
    mixed[field] ?? (sides[field] === 'theirs' ? theirs[field] : mine[field]),
  ]);
  return Object.fromEntries(fields) as V;
}
