import type { KnownAuthor } from '#src/contracts/author.ts';
import type { BlogValues } from '../blog.ts';
import { sameValues } from '../versions/drafts.ts';

type AuthorValues = Pick<BlogValues, 'author' | 'authorTitle' | 'authorImageUrl'>;

/** The form's values for an author. */
export function valuesOf({ name, title, imageUrl }: KnownAuthor): AuthorValues {
  return { author: name, authorTitle: title ?? '', authorImageUrl: imageUrl ?? '' };
}

/** More would be no shorter than typing. */
const MOST = 5;

/** The authors to offer for what is typed: none if one of them is chosen with title and picture. */
export function suggested(known: readonly KnownAuthor[], values: AuthorValues): KnownAuthor[] {
  const typed = values.author.trim().toLowerCase();
  if (known.some((author) => sameValues(values, { ...values, ...valuesOf(author) }))) return [];
  return known.filter(({ name }) => name.toLowerCase().includes(typed)).slice(0, MOST);
}
