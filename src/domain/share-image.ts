import { createHash } from 'node:crypto';
import { site } from '#src/content/site.ts';

/** What the picture of a page says when the page is shared. */
export interface ShareSubject {
  /** Of the page, without the product name. */
  readonly title: string;
  /** On the index tab: what kind of page it is, e.g. 'Case Study'. */
  readonly kind: string;
  /** Colour of the tab: a step of the colour wheel, 0 to 15, as of a category. */
  readonly hue: number;
}

export interface ShareImage {
  /** Same-site address; the name holds a hash of all that is shown, so it never changes. */
  readonly path: string;
  readonly alt: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** Raised when the drawing itself changes (functions/shared/publishing/share-image/draw.ts), so that old addresses keep old pictures. */
const DESIGN = 2;

/** The picture for a page; the build draws it under its address. */
export function shareImage({ title, kind, hue }: ShareSubject): ShareImage {
  const shown = JSON.stringify([DESIGN, site.name, title, kind, hue]);
  const hash = createHash('sha256').update(shown).digest('hex').slice(0, 20);
  return {
    path: `/share/${hash}.png`,
    alt: `${kind}: ${title}. ${site.name}`,
    width: 1200,
    height: 630,
  };
}
