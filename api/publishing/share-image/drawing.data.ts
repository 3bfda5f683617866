import { brand } from '#src/content/brand.data.ts';
import { inTheme } from '#src/lib/in-theme.ts';

/** The size of share images in px, and the places in them. */
export const WIDTH = 1200;
export const HEIGHT = 630;
/** Left edge of the text, right of the margin rule; and the right edge of everything. */
export const LEFT = 112;
export const RIGHT = 1136;
export const OPENING_RULE = 142;
export const SHELF = 548;

/** How much larger than on a page the cover of a post is: it fits below a title of four lines. */
export const COVER_SCALE = 1.3;

/** Sizes of a title to try, in px, each with the number of lines that fit the height. */
export const titleSizes = [
  { size: 104, lines: 1 },
  { size: 92, lines: 2 },
  { size: 76, lines: 2 },
  { size: 64, lines: 3 },
  { size: 48, lines: 4 },
] as const;

/** The logo: its left and upper edge, and how large it is at most. */
export const LOGO = { left: LEFT - 6, top: SHELF - 72, width: 480, height: 56 };

/** How large the content's own drawing is at most, in the place of the documents. */
export const DRAWING = { width: 454, height: 264 };

const { palette, documents } = brand;

/** In the light theme; shared pictures have no dark one. */
export const color = {
  paper: inTheme(palette.paper, 'light'),
  sheet: inTheme(documents.sheet, 'light'),
  ink: inTheme(palette.ink, 'light'),
  gray: inTheme(documents.gray, 'light'),
  cobalt: inTheme(palette.cobalt, 'light'),
  soft: inTheme(documents.soft, 'light'),
  mark: inTheme(palette.marigold, 'light'),
};

/** The places of a row of documents; the last two lean (src/ui/documents/DocumentRow.astro). */
export const documentRow: readonly [x: number, y: number, turn: number, scale: number][] = [
  [0, 83, 0, 1],
  [46, 83, 0, 1],
  [92, 83, 0, 1],
  [140, 75, 7, 1],
  [184, 55, 23, 1],
];
