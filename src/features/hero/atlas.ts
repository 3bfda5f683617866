import {
  type DocumentKind,
  documentKinds,
  documents,
  SHEET_HEIGHT,
  SHEET_WIDTH,
} from '#src/ui/documents/documents.ts';
import type { Palette } from './palette.ts';

/** The six documents on one canvas, three beside each other in two rows. */
export interface Atlas {
  canvas: HTMLCanvasElement;
  /** Draws one document; one at a time, so that no slice of work is long. */
  draw: (kind: DocumentKind, palette: Palette) => void;
}

const COLUMNS = 3;

/** `unit` is the number of pixels to a unit of the drawings, whole so that their edges stay sharp. */
export function createAtlas(unit: number): Atlas {
  const canvas = document.createElement('canvas');
  canvas.width = COLUMNS * SHEET_WIDTH * unit;
  canvas.height = Math.ceil(documentKinds.length / COLUMNS) * SHEET_HEIGHT * unit;
  const pen = canvas.getContext('2d')!;
  return { canvas, draw };

  function draw(kind: DocumentKind, palette: Palette): void {
    const index = documentKinds.indexOf(kind);
    const left = (index % COLUMNS) * SHEET_WIDTH;
    const top = Math.floor(index / COLUMNS) * SHEET_HEIGHT;
    pen.setTransform(unit, 0, 0, unit, left * unit, top * unit);
    pen.fillStyle = palette.css.sheet;
    pen.fillRect(0, 0, SHEET_WIDTH, SHEET_HEIGHT);
    for (const [colour, x, y, width, height] of documents[kind]) {
      // The waiting field is painted by the shader: it changes colour when its sheet is filed.
      if (colour === 'mark') continue;
      pen.fillStyle = palette.css[colour];
      pen.fillRect(x, y, width, height);
    }
  }
}

/** Where each document's waiting field is: left, top, right, bottom as shares of the sheet. */
export function markedFields(): number[] {
  return documentKinds.flatMap((kind) => {
    const [, x, y, width, height] = documents[kind].find(([colour]) => colour === 'mark')!;
    return [
      x / SHEET_WIDTH,
      y / SHEET_HEIGHT,
      (x + width) / SHEET_WIDTH,
      (y + height) / SHEET_HEIGHT,
    ];
  });
}
