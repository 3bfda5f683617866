import { documentKinds, documents, SHEET_HEIGHT, SHEET_WIDTH } from '#src/lib/documents.ts';
import type { Colors } from './colors.ts';
import { required } from './required.ts';

const COLUMNS = 3;

/**
 * Draws the six documents on one canvas, in two rows of three. `unit` is the number of pixels per drawing
 * unit, a whole number so that edges stay sharp.
 */
export function drawAtlas(unit: number, colors: Colors): OffscreenCanvas {
  const rows = Math.ceil(documentKinds.length / COLUMNS);
  const canvas = new OffscreenCanvas(COLUMNS * SHEET_WIDTH * unit, rows * SHEET_HEIGHT * unit);
  const pen = required(canvas.getContext('2d'), '2D canvas');
  pen.scale(unit, unit);
  pen.fillStyle = colors.sheet;
  pen.fillRect(0, 0, COLUMNS * SHEET_WIDTH, rows * SHEET_HEIGHT);
  for (const [index, kind] of documentKinds.entries()) {
    const left = (index % COLUMNS) * SHEET_WIDTH;
    const top = Math.floor(index / COLUMNS) * SHEET_HEIGHT;
    for (const [color, x, y, width, height] of documents[kind]) {
      // The shader paints the marked field, because its color changes when the sheet is filed.
      if (color === 'mark') continue;
      pen.fillStyle = colors[color];
      pen.fillRect(left + x, top + y, width, height);
    }
  }
  return canvas;
}

/** Each document's marked field: left, top, right, bottom as fractions of the sheet. */
export function markedFields(): number[] {
  return documentKinds
    .flatMap((kind) => documents[kind].filter(([color]) => color === 'mark'))
    .flatMap(([, x, y, width, height]) => [
      x / SHEET_WIDTH,
      y / SHEET_HEIGHT,
      (x + width) / SHEET_WIDTH,
      (y + height) / SHEET_HEIGHT,
    ]);
}
