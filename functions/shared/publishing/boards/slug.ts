import type { Transaction } from 'kysely';
import { isSlugTaken } from '#db/posts.ts';
import type { Tables } from '#db/schema.ts';
import { slugsOf } from '#src/domain/slug.ts';
import { HttpFailure } from '#functions/shared/http/http-failure.ts';
import type { PostBoard } from './board.ts';

interface SlugRequest {
  /** If null, generated from the title. */
  slug: string | null | undefined;
  title: string;
  /** Id of the post, if it exists already. */
  id?: number;
}

/**
 * Chooses the slug of a post: the given one, or the first free one generated from the title. If the board is locked, it
 * stays free until the transaction ends.
 *
 * @throws {HttpFailure} 409, where the one given is another post's
 */
export async function chooseSlug(
  transaction: Transaction<Tables>,
  { name, slugLength }: PostBoard,
  { slug, title, id }: SlugRequest,
): Promise<string> {
  if (slug) {
    if (await isSlugTaken(transaction, name, slug, id)) throw slugTaken();
    return slug;
  }
  for (const made of slugsOf(title, slugLength)) {
    if (!(await isSlugTaken(transaction, name, made, id))) return made;
  }
  throw new Error('There is always another number.');
}

export function slugTaken(): HttpFailure {
  const message = 'This slug is already taken';
  return new HttpFailure(409, message, { errors: { slug: [message] } });
}
