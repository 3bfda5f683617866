import type { Listing } from './listings.data.ts';
import type { Query } from './query.ts';

/** '7 signals', '1 article in Industry for “freight”'; '100+ articles' if there are more to load. */
export function countWords(
  { units, labels }: Pick<Listing, 'units' | 'labels'>,
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
