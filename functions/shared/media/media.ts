import type { MediaRow } from '#db/schema.ts';
import type { MediaUse } from '#db/posts/media.ts';
import type { Unsent } from '#functions/shared/http/respond.ts';
import type { ListedMedia, Media } from '#src/contracts/media.ts';

/** A picture as the API returns it. */
export function mediaOf({ id, key, width, height, type, alt }: MediaRow): Media {
  return { id, url: `/media/${key}`, width, height, type, alt };
}

/** The same, with the posts that use it. @param uses of any pictures */
export function listedMedia(row: MediaRow, uses: readonly MediaUse[]): Unsent<ListedMedia> {
  const { bytes, uploadedBy, createdAt } = row;
  return {
    ...mediaOf(row),
    bytes,
    uploadedBy,
    createdAt,
    uses: uses.filter(({ key }) => key === row.key).map(({ key: _, ...post }) => post),
  };
}

/** In the cache of answers. */
export function mediaTag(key: string): string {
  return `media:${key.slice(0, 32)}`;
}
