import type { CoverName, PostCover } from '#src/contracts/cover.ts';

/** Of a post that comes from no list for visitors. */
export const plainCover: PostCover = { drawing: 'shelf', figure: null, table: null, quote: null };

/** The content of a post's card, for both the page and the list's script, so that they show the same. */
export interface Card {
  id: number;
  category: string;
  /** A step of the color wheel, for `data-hue`. */
  hue: number;
  /** The drawing that suits the title; lists show another where one nearby looks alike. */
  cover: CoverName;
  /** URL of a picture that is shown over the drawn one. */
  thumbnail: string | null;
  href: string;
  newTab: boolean;
  /** ISO 8601. */
  publishedAt: string;
  /** Texts by `data-part`; a part without text is hidden. */
  texts: Readonly<Record<string, string | null>>;
  /** URL of the author's picture, if the card names an author. */
  portrait?: string | null;
}
