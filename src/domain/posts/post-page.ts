import type { Card } from './card.ts';
import type { NextLinks } from './neighbours.ts';

/**
 * All that the page of a post says. The static page is built from it, and the function behind the
 * static pages fills the page's template with it, so both are the same.
 */
export interface PostPage<View> {
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

/** Where a post is published. */
export interface Publication {
  /** Of the site, as in `https://freehand.example`. */
  origin: string;
  /** Path of the picture that the build has drawn of the post; undefined where it is not built yet. */
  drawn?: string | undefined;
}

/** Characters of a description that search engines show. */
export const DESCRIPTION = 160;
