import { shareImage, type ShareSubject } from '../share-image.ts';
import type { Card } from './card.ts';
import type { NextLinks } from './neighbours.ts';
import type { BoardName } from './paths.ts';

/** The content of a post's page. */
export interface PostPage<View> {
  /** Metadata in the form that layouts/Head.astro takes. */
  head: {
    title: string;
    description: string;
    keywords: string[];
    /** JSON-LD. */
    structuredData: object[];
    /** Hidden from search results. */
    noindex: boolean;
    image: { address: string; alt: string };
  };
  view: View;
  next: NextLinks | null;
  /** Related posts, as cards. */
  related: Card[];
}

/**
 * The share image of a post, generated when it is first requested (functions/share-image.ts). Its URL changes
 * with its content.
 *
 * @param origin of the site, as in `https://www.example.com`
 */
export function postImage(
  origin: string,
  board: BoardName,
  { id, subject }: { id: number; subject: ShareSubject },
): { address: string; alt: string } {
  return { address: origin + imagePath(board, id, subject), alt: shareImage(subject).alt };
}

/** The path of the share image. */
export function imagePath(board: BoardName, id: number, subject: ShareSubject): string {
  return shareImage(subject).path.replace('/share/', `/share/${board}/${id}/`);
}

/** The maximum length of a description in search results, in characters. */
export const DESCRIPTION = 160;
