import { hash } from 'node:crypto';
import { share } from '#src/content/messages.ts';
import { site } from '#src/content/site.ts';
import { brandVersion } from './brand.ts';
import type { CoverName } from '#src/contracts/cover.ts';

/** The text on a page's share image. */
export interface ShareSubject {
  /** The page's title, without the product name. */
  readonly title: string;
  /** Text on the index tab: the kind of page, e.g. 'Case Study'. */
  readonly kind: string;
  /** Color of the tab: a step of the color wheel, 0 to 15, e.g. of a category. */
  readonly hue: number;
  /** The drawing of a post's cover; without it, a row of documents is drawn. */
  readonly cover?: CoverName;
  /** The number on that cover. */
  readonly figure?: string | null;
}

/** Increment when the drawing changes (api/publishing/share-image/draw.ts): old URLs keep their images. */
const DESIGN = 6;

/** The share image of a page; the build draws it under this path. */
export function shareImage({ title, kind, hue, cover, figure }: ShareSubject) {
  const shown = JSON.stringify([DESIGN, brandVersion, site.name, title, kind, hue, cover, figure]);
  return {
    /** Same-site; it contains a hash of the content, so the file behind it never changes. */
    path: `/share/${hash('sha256', shown).slice(0, 20)}.png`,
    alt: share.pictureAlt(kind, title, site.name),
    width: 1200,
    height: 630,
  };
}
