import * as z from 'zod/mini';
import { atMost, optionalText, pageOf, requiredText } from './text.ts';

/** 4 MiB: the platform's limit for a function's request body. */
export const MEDIA_LIMIT = 4 * 1024 * 1024;

/** File extensions of the accepted formats, by media type. */
export const mediaTypes = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/gif': 'gif',
} as const;

export type MediaType = keyof typeof mediaTypes;

/**
 * Maximum number of pixels, of all frames together, by what an encoder holds at once: with these it stays below 1 GB,
 * the memory of a function. AVIF takes about 40 bytes a pixel, the others at most 12.
 */
export const mostPixels: Readonly<Record<MediaType, number>> = {
  'image/jpeg': 50_000_000,
  'image/png': 50_000_000,
  'image/webp': 50_000_000,
  'image/avif': 16_000_000,
  'image/gif': 50_000_000,
};

/** The fields sent with an upload. */
export const mediaUpload = z.object({
  file: z.instanceof(Blob, { error: 'Please choose a picture' }),
  alt: optionalText('The description must be text', atMost('The description', 500)),
});

const noPicture = 'Please enter the https:// address of a picture';

/** A picture of another site. */
export const foreignPicture = z.object({
  address: requiredText(1, noPicture, atMost('Address', 2048)).check(
    z.refine((address) => address.startsWith('https://') && URL.canParse(address), noPicture),
  ),
  alt: optionalText('The description must be text', atMost('The description', 500)),
});

export const mediaQuery = z.object(pageOf(100));

/** A picture as the API returns it. */
export interface Media {
  id: number;
  /** A path on this site. */
  url: string;
  width: number;
  height: number;
  type: string;
  alt: string;
}

/** A post that uses the picture. */
export interface MediaPost {
  board: 'blog' | 'signal-board';
  id: number;
  title: string;
  /** Deleted, but can still be restored. */
  deleted: boolean;
  /** It is not a post yet: the id is that of a working copy. */
  isNew: boolean;
}

export interface ListedMedia extends Media {
  bytes: number;
  uploadedBy: string;
  /** ISO 8601, UTC. */
  createdAt: string;
  uses: MediaPost[];
}
