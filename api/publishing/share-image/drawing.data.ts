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

/** The light theme of src/ui/theme.css; shared pictures have no dark one. */
export const color = {
  paper: '#f7f3ea',
  sheet: '#fffdf8',
  ink: '#1b2130',
  gray: '#b3bac6',
  cobalt: '#1a47c8',
  soft: '#acc5f2',
  mark: '#f5b02d',
};

/** The paths of src/layouts/Logo.astro. */
export const logo = {
  sheet: 'M5.2 3.4 21.5 2.6a2 2 0 0 1 2 1.9l.6 19a2 2 0 0 1-2 2.1l-15.7.5a2 2 0 0 1-2-1.9L3.2 5.5a2 2 0 0 1 2-2.1Z',
  lines: 'm9 9.2 9.5-.4M9.2 14l9.5-.4M9.4 18.8l5.5-.2',
};

/** The places of a row of documents; the last two lean (src/ui/documents/DocumentRow.astro). */
export const documentRow: readonly [x: number, y: number, turn: number, scale: number][] = [
  [0, 83, 0, 1],
  [46, 83, 0, 1],
  [92, 83, 0, 1],
  [140, 75, 7, 1],
  [184, 55, 23, 1],
];
