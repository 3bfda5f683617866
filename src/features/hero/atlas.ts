import { type DocumentDrawing, documentKinds, documents, SHEET_HEIGHT, SHEET_WIDTH } from '#src/lib/documents.data.ts';
import type { Colors } from './colors.ts';
import type { Sheet } from './grid.ts';
import { required } from './required.ts';

/** The printed sheets on the atlas: the documents, and last the one with the visitor's words. */
export const SHEETS = documentKinds.length + 1;
export const COLUMNS = 4;
export const ROWS = Math.ceil(SHEETS / COLUMNS);

/** The form around the visitor's words. */
const form: DocumentDrawing = {
  print: [
    ['cobalt', 'M4 5h12v2h-12z'],
    ['ink', 'M4 41h32v0.5h-32z'],
  ],
  mark: [25, 43.5, 11, 3.5],
};

/** The words' lines, in units of the sheet. */
const LEFT = 4;
const FIRST_LINE = 14;
const LINE = 5.5;
const LINES = 5;
const LETTERS = 4.4;

const drawings: readonly DocumentDrawing[] = [...documentKinds.map((kind) => documents[kind]), form];

/** A sheet's number on the atlas. */
export function kindNumber({ kind, hasWords }: Sheet): number {
  return hasWords ? SHEETS - 1 : documentKinds.indexOf(kind);
}

/** Draws the sheets on one canvas, in rows, with the visitor's words; a whole number of pixels per unit keeps edges sharp. */
export function drawAtlas(unit: number, colors: Colors, words: string): OffscreenCanvas {
  const canvas = new OffscreenCanvas(COLUMNS * SHEET_WIDTH * unit, ROWS * SHEET_HEIGHT * unit);
  const pen = required(canvas.getContext('2d'), '2D canvas');
  pen.scale(unit, unit);
  pen.fillStyle = colors.sheet;
  pen.fillRect(0, 0, COLUMNS * SHEET_WIDTH, ROWS * SHEET_HEIGHT);
  for (const [index, sheet] of drawings.entries()) {
    pen.save();
    pen.translate((index % COLUMNS) * SHEET_WIDTH, Math.floor(index / COLUMNS) * SHEET_HEIGHT);
    // Without the marked field: the shader paints it, because its color changes when the sheet is filed.
    for (const [color, path] of sheet.print) {
      pen.fillStyle = colors[color];
      pen.fill(new Path2D(path));
    }
    if (sheet === form) {
      pen.fillStyle = colors.ink;
      pen.font = `${LETTERS}px Georgia, serif`;
      const room = SHEET_WIDTH - 2 * LEFT;
      for (const [row, line] of wrap(words, (text) => pen.measureText(text).width <= room).entries()) {
        pen.fillText(line, LEFT, FIRST_LINE + row * LINE);
      }
    }
    pen.restore();
  }
  return canvas;
}

/** Breaks words into the lines of the sheet; what does not fit is left out. */
function wrap(words: string, fits: (text: string) => boolean): string[] {
  const lines = [''];
  for (const word of words.split(/\s+/)) {
    const line = `${lines.at(-1)} ${word}`.trim();
    if (fits(line) || lines.at(-1) === '') lines[lines.length - 1] = line;
    else lines.push(word);
  }
  return lines.slice(0, LINES);
}

/** Each sheet's marked field: left, top, right, bottom as fractions of the sheet. */
export function markedFields(): number[] {
  return drawings.flatMap(({ mark: [x, y, width, height] }) => [
    x / SHEET_WIDTH,
    y / SHEET_HEIGHT,
    (x + width) / SHEET_WIDTH,
    (y + height) / SHEET_HEIGHT,
  ]);
}
