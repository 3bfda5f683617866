/** When it was or will be published (ISO 8601, UTC); null or absent for a draft without a date. */
interface Published {
  publishedAt?: string | null | undefined;
}

/** The date that a post stands under: of its publishing, or of its beginning while it is a draft. */
export function publicationDate({
  publishedAt,
  createdAt,
}: Published & { createdAt: string }): string {
  return publishedAt ?? createdAt;
}

/** When readers last found something new in it: what waits for its moment was saved before. */
export function lastChange({ publishedAt, updatedAt }: Published & { updatedAt: string }): string {
  return publishedAt && publishedAt > updatedAt ? publishedAt : updatedAt;
}

/**
 * Whether it is published with a date to come.
 *
 * @param now milliseconds, as of `Date.now()`
 */
export function isScheduled(
  { published, publishedAt }: Published & { published: boolean },
  now: number,
): boolean {
  return published && Date.parse(publishedAt ?? '') > now;
}
