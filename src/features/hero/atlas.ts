import { documentKinds, documents, SHEET_HEIGHT, SHEET_WIDTH } from '#src/lib/documents.ts';
import type { Colours } from './colours.ts';
import { given } from './given.ts';

const COLUMNS = 3;

/**
 * The six documents on one canvas, three beside each other in two rows. `unit` is the number of
 * pixels to a unit of the drawings, whole so that their edges stay sharp.
 */
export function drawAtlas(unit: number, colours: Colours): OffscreenCanvas {
  const rows = Math.ceil(documentKinds.length / COLUMNS);
  const canvas = new OffscreenCanvas(COLUMNS * SHEET_WIDTH * unit, rows * SHEET_HEIGHT * unit);
  const pen = given(canvas.getContext('2d'), '2D canvas');
  pen.scale(unit, unit);
  pen.fillStyle = colours.sheet;
  pen.fillRect(0, 0, COLUMNS * SHEET_WIDTH, rows * SHEET_HEIGHT);
  for (const [index, kind] of documentKinds.entries()) {
    const left = (index % COLUMNS) * SHEET_WIDTH;
    const top = Math.floor(index / COLUMNS) * SHEET_HEIGHT;
    for (const [colour, x, y, width, height] of documents[kind]) {
      // The waiting field is painted by the shader: it changes colour when its sheet is filed.
      if (colour === 'mark') continue;
      pen.fillStyle = colours[colour];
      pen.fillRect(left + x, top + y, width, height);
    }
  }
  return canvas;
}

/** Where each document's waiting field is: left, top, right, bottom as shares of the sheet. */
export function markedFields(): number[] {
  return documentKinds
    .flatMap((kind) => documents[kind].filter(([colour]) => colour === 'mark'))
    .flatMap(([, x, y, width, height]) => [
      x / SHEET_WIDTH,
      y / SHEET_HEIGHT,
      (x + width) / SHEET_WIDTH,
      (y + height) / SHEET_HEIGHT,
    ]);
}
