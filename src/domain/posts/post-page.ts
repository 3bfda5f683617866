import { shareImage, type ShareSubject } from '../share-image.ts';
import type { Card } from './card.ts';
import type { NextLinks } from './neighbours.ts';
import { type BoardName, postPath } from './paths.ts';
import { listSubject } from './share-subject.ts';

/**
 * All that the page of a post says, which its template is filled with: by the build for each post, and
 * by the function behind the static pages for one that was published since.
 */
export interface PostPage<View> extends Place {
  /** For the page's head. */
  meta: {
    title: string;
    description: string;
    keywords: string;
    /** Kept out of search results. */
    noindex: boolean;
  };
  view: View;
  next: NextLinks | null;
  /** Cards under the post. */
  related: Card[];
  /** JSON-LD. */
  structuredData: object[];
}

/** Where a page stands, and what stands for it where it is shared. */
interface Place {
  /** Of the site, as in `https://freehand.example`. */
  origin: string;
  address: string;
  /** Its address for search engines; null where they shall not keep it. */
  canonical: string | null;
  /** A picture and its words; null where search engines shall not keep the page. */
  share: { address: string; alt: string } | null;
}

/** How a post is published. */
export interface Publication {
  /** Of the site, as in `https://freehand.example`. */
  origin: string;
  /** By a build, which draws the picture of the post; until then that of its list stands for it. */
  isBuilt: boolean;
}

/**
 * @param subject of its picture
 * @param noindex kept out of search results
 */
export function placeOf(
  board: BoardName,
  { slug, subject, noindex }: { slug: string; subject: ShareSubject; noindex: boolean },
  { origin, isBuilt }: Publication,
): Place {
  const address = origin + postPath(board, slug);
  if (noindex) return { origin, address, canonical: null, share: null };
  const { path, alt } = shareImage(isBuilt ? subject : listSubject(board));
  return { origin, address, canonical: address, share: { address: origin + path, alt } };
}

/** Characters of a description that search engines show. */
export const DESCRIPTION = 160;
