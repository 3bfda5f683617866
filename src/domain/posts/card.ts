import type { CoverKinds } from './cover.ts';

/**
 * All that a card shows of a post. The page is built from it, and the list's script brings a card up
 * to date with it, so both say the same.
 */
export interface Card {
  id: number;
  category: string;
  /** A step of the colour wheel, as `data-hue` wants it. */
  hue: number;
  cover: CoverKinds;
  /** Address of a picture that covers the drawn one. */
  thumbnail: string | null;
  href: string;
  newTab: boolean;
  /** ISO 8601. */
  publishedAt: string;
  /** By `data-part`: what stands in that part; a part without words is hidden. */
  texts: Readonly<Record<string, string | null>>;
  /** Address of the author's picture, where the card names one. */
  portrait?: string | null;
}
