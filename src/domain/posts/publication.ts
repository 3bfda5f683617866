/** When a post was or will be published (ISO 8601, UTC); null or absent for a draft without a date. */
interface Published {
  publishedAt?: string | null | undefined;
}

/** The date shown for a post: its publication date, or for a draft its creation date. */
export function publicationDate({ publishedAt, createdAt }: Published & { createdAt: string }): string {
  return publishedAt ?? createdAt;
}

/** When readers last saw a change: a scheduled post is saved before it is published. */
export function lastChange({ publishedAt, updatedAt }: Published & { updatedAt: string }): string {
  return publishedAt && publishedAt > updatedAt ? publishedAt : updatedAt;
}

/** Whether a post is published with a date in the future. @param now milliseconds, as of `Date.now()` */
export function isScheduled({ published, publishedAt }: Published & { published: boolean }, now: number): boolean {
  return published && Date.parse(publishedAt ?? '') > now;
}
