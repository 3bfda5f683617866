/**
 * The site's motif: six flat documents as data, so that the page's symbols, the hero's still picture and its
 * animated scene all draw the same sheets.
 *
 * A sheet is 40 × 52 units (1 : 1.3). Each has exactly one `mark`: the field that a person has to handle.
 */
export type DocumentKind = 'invoice' | 'letter' | 'table' | 'form' | 'receipt' | 'chart';

/** Names of the colors in documents.css (`--doc-ink`, …). */
export type DocumentColor = 'ink' | 'grey' | 'cobalt' | 'soft' | 'mark';

/** A filled rectangle in units: color, left, top, width, height. */
export type Shape = readonly [DocumentColor, number, number, number, number];

export const SHEET_WIDTH = 40;
export const SHEET_HEIGHT = 52;

const bars = (
  color: DocumentColor,
  x: number,
  y: number,
  step: number,
  widths: number[],
): Shape[] => widths.map((width, row) => [color, x, y + row * step, width, 1]);

/** An empty box of 3 × 3 units, drawn as its four sides. */
const box = (x: number, y: number): Shape[] => [
  ['ink', x, y, 3, 0.4],
  ['ink', x, y + 2.6, 3, 0.4],
  ['ink', x, y + 0.4, 0.4, 2.2],
  ['ink', x + 2.6, y + 0.4, 0.4, 2.2],
];

/** Bar widths and the gaps between them, in half units, like a bar code. */
const barcode = [
  2, 1, 1, 2, 1, 1, 3, 1, 2, 2, 1, 1, 3, 1, 1, 1, 2, 2, 1, 1, 3, 1, 1, 2, 2, 1, 1, 1, 2, 1, 3, 1, 1,
  1,
];

function scannable(left: number, top: number, height: number): Shape[] {
  let x = left;
  return barcode.flatMap((width, index): Shape[] => {
    const bar: Shape = ['ink', x, top, width / 2, height];
    x += width / 2;
    return index % 2 === 0 ? [bar] : [];
  });
}

/** What is printed on each sheet, bottom layer first. */
export const documents: Readonly<Record<DocumentKind, readonly Shape[]>> = {
  invoice: [
    ['cobalt', 4, 5, 12, 2.5],
    ['ink', 25, 5, 11, 1],
    ['grey', 29, 8, 7, 1],
    ['ink', 4, 14, 32, 0.5],
    ...bars('grey', 4, 18, 5, [15, 11, 15, 11]),
    ...bars('ink', 30, 18, 5, [6, 5, 6, 6]).map(([c, , y, w, h]): Shape => [c, 36 - w, y, w, h]),
    ['ink', 4, 38.5, 32, 0.5],
    ['mark', 26, 41.5, 10, 3],
    ['grey', 28, 46.5, 8, 1],
  ],
  letter: [
    ['ink', 4, 5.5, 10, 1.4],
    ['grey', 4, 9, 7, 1],
    ['mark', 29.5, 5, 6.5, 7.5],
    ...bars('grey', 4, 18, 3.2, [32, 29, 31, 26, 32, 28, 17]),
    ['cobalt', 4, 44, 11, 2.4],
  ],
  table: [
    ['ink', 4, 5, 17, 2],
    ...[0, 1, 2, 3, 4, 5, 6].map((row): Shape => ['grey', 4, 11 + row * 6, 32, 0.5]),
    ...[4, 14.5, 25, 35.5].map((x): Shape => ['grey', x, 11, 0.5, 36.5]),
    ['ink', 5.5, 19.8, 7, 1.2],
    ['ink', 5.5, 31.8, 5, 1.2],
    ['ink', 5.5, 37.8, 7, 1.2],
    ['soft', 25.5, 29.5, 10, 5.5],
    ['mark', 15, 17.5, 10, 5.5],
  ],
  form: [
    ['ink', 4, 5, 21, 2.2],
    ['cobalt', 4, 13.5, 3, 3],
    ['cobalt', 4, 20, 3, 3],
    ...box(4, 26.5),
    ...box(4, 33),
    ...bars('grey', 11, 14.5, 6.5, [23, 15, 25, 18]),
    ['ink', 4, 41, 32, 0.5],
    ['mark', 25, 43.5, 11, 3.5],
  ],
  receipt: [
    ['ink', 12, 5, 16, 2],
    ...bars('grey', 5.5, 12, 4, [12, 12, 12, 12]),
    ...bars('grey', 28.5, 12, 4, [6, 6, 6]),
    ['mark', 26.5, 23.5, 8, 2.6],
    ['ink', 5.5, 31, 29, 0.5],
    ...scannable(6.5, 36, 9.5),
  ],
  chart: [
    ['ink', 4, 5, 15, 2],
    ['soft', 6, 32, 4, 9],
    ['soft', 12, 28, 4, 13],
    ['soft', 18, 31, 4, 10],
    ['soft', 24, 25, 4, 16],
    ['cobalt', 30, 19, 4, 22],
    ['mark', 28.5, 12.5, 7, 3],
    ['ink', 4, 41, 32, 0.5],
    ['grey', 4, 44.5, 13, 1],
  ],
};

export const documentKinds = Object.keys(documents) as DocumentKind[];
