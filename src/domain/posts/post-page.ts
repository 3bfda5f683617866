import { shareImage, type ShareSubject } from '../share-image.ts';
import type { Card } from './card.ts';
import type { NextLinks } from './neighbours.ts';
import type { BoardName } from './paths.ts';

/** All that the page of a post says. */
export interface PostPage<View> {
  /** For the page's head, as layouts/Head.astro takes it. */
  head: {
    title: string;
    description: string;
    keywords: string[];
    /** JSON-LD. */
    structuredData: object[];
    /** Kept out of search results. */
    noindex: boolean;
    image: { address: string; alt: string };
  };
  view: View;
  next: NextLinks | null;
  /** Cards under the post. */
  related: Card[];
}

/**
 * The picture that stands for a post where it is shared, drawn when it is first asked for
 * (functions/share-image.ts). Its address changes with what it shows.
 *
 * @param origin of the site, as in `https://freehand.example`
 */
export function postImage(
  origin: string,
  board: BoardName,
  { id, subject }: { id: number; subject: ShareSubject },
): { address: string; alt: string } {
  return { address: origin + imagePath(board, id, subject), alt: shareImage(subject).alt };
}

/** Address of that picture on the site. */
export function imagePath(board: BoardName, id: number, subject: ShareSubject): string {
  return shareImage(subject).path.replace('/share/', `/share/${board}/${id}/`);
}

/** Characters of a description that search engines show. */
export const DESCRIPTION = 160;
