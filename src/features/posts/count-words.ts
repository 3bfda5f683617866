import type { Query } from './query.ts';

/** What a list is of: one, many, and the names of its categories by stored value. */
export interface Listed {
  readonly units: readonly [one: string, many: string];
  readonly labels: Readonly<Record<string, string>>;
}

/** '7 signals', '1 article in Industry for “freight”'; '100+ articles' where there are more to load. */
export function countWords(
  { units, labels }: Listed,
  count: number,
  { category, search }: Query,
  more = false,
): string {
  return [
    `${count}${more ? '+' : ''} ${units[count === 1 && !more ? 0 : 1]}`,
    category && `in ${labels[category]}`,
    search && `for “${search}”`,
  ]
    .filter(Boolean)
    .join(' ');
}
