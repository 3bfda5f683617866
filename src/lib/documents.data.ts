/**
 * The site's motif: six flat documents, so that the page's symbols, the hero's animated scene and the share images all
 * draw the same sheets.
 *
 * A sheet is 40 × 52 units (1 : 1.3).
 */
export type DocumentKind = 'invoice' | 'letter' | 'table' | 'form' | 'receipt' | 'chart';

/** Names of the colors in documents.css (`--doc-ink`, …). */
type DocumentColor = 'ink' | 'gray' | 'cobalt' | 'soft';

export interface DocumentDrawing {
  /** What is printed on it, bottom layer first: filled paths as SVG path data. */
  readonly print: readonly (readonly [DocumentColor, path: string])[];
  /** The field that a person has to handle: left, top, width, height. */
  readonly mark: readonly [x: number, y: number, width: number, height: number];
}

export const SHEET_WIDTH = 40;
export const SHEET_HEIGHT = 52;

export const documents: Readonly<Record<DocumentKind, DocumentDrawing>> = {
  invoice: {
    print: [
      ['cobalt', 'M4 5h12v2.5h-12z'],
      [
        'ink',
        'M25 5h11v1h-11zM4 14h32v0.5h-32zM30 18h6v1h-6zM31 23h5v1h-5zM30 28h6v1h-6zM30 33h6v1h-6zM4 38.5h32v0.5h-32z',
      ],
      ['gray', 'M29 8h7v1h-7zM4 18h15v1h-15zM4 23h11v1h-11zM4 28h15v1h-15zM4 33h11v1h-11zM28 46.5h8v1h-8z'],
    ],
    mark: [26, 41.5, 10, 3],
  },
  letter: {
    print: [
      ['ink', 'M4 5.5h10v1.4h-10z'],
      [
        'gray',
        'M4 9h7v1h-7zM4 18h32v1h-32zM4 21.2h29v1h-29zM4 24.4h31v1h-31zM4 27.6h26v1h-26zM4 30.8h32v1h-32zM4 34h28v1h-28zM4 37.2h17v1h-17z',
      ],
      ['cobalt', 'M4 44h11v2.4h-11z'],
    ],
    mark: [29.5, 5, 6.5, 7.5],
  },
  table: {
    print: [
      ['ink', 'M4 5h17v2h-17zM5.5 19.8h7v1.2h-7zM5.5 31.8h5v1.2h-5zM5.5 37.8h7v1.2h-7z'],
      [
        'gray',
        'M4 11h32v0.5h-32zM4 17h32v0.5h-32zM4 23h32v0.5h-32zM4 29h32v0.5h-32zM4 35h32v0.5h-32zM4 41h32v0.5h-32zM4 47h32v0.5h-32zM4 11h0.5v36.5h-0.5zM14.5 11h0.5v36.5h-0.5zM25 11h0.5v36.5h-0.5zM35.5 11h0.5v36.5h-0.5z',
      ],
      ['soft', 'M25.5 29.5h10v5.5h-10z'],
    ],
    mark: [15, 17.5, 10, 5.5],
  },
  form: {
    print: [
      [
        'ink',
        'M4 5h21v2.2h-21zM4 26.5h3v0.4h-3zM4 29.1h3v0.4h-3zM4 26.9h0.4v2.2h-0.4zM6.6 26.9h0.4v2.2h-0.4zM4 33h3v0.4h-3zM4 35.6h3v0.4h-3zM4 33.4h0.4v2.2h-0.4zM6.6 33.4h0.4v2.2h-0.4zM4 41h32v0.5h-32z',
      ],
      ['cobalt', 'M4 13.5h3v3h-3zM4 20h3v3h-3z'],
      ['gray', 'M11 14.5h23v1h-23zM11 21h15v1h-15zM11 27.5h25v1h-25zM11 34h18v1h-18z'],
    ],
    mark: [25, 43.5, 11, 3.5],
  },
  receipt: {
    print: [
      [
        'ink',
        'M12 5h16v2h-16zM5.5 31h29v0.5h-29zM6.5 36h1v9.5h-1zM8 36h0.5v9.5h-0.5zM9.5 36h0.5v9.5h-0.5zM10.5 36h1.5v9.5h-1.5zM12.5 36h1v9.5h-1zM14.5 36h0.5v9.5h-0.5zM15.5 36h1.5v9.5h-1.5zM17.5 36h0.5v9.5h-0.5zM18.5 36h1v9.5h-1zM20.5 36h0.5v9.5h-0.5zM21.5 36h1.5v9.5h-1.5zM23.5 36h0.5v9.5h-0.5zM25 36h1v9.5h-1zM26.5 36h0.5v9.5h-0.5zM27.5 36h1v9.5h-1zM29 36h1.5v9.5h-1.5zM31 36h0.5v9.5h-0.5z',
      ],
      [
        'gray',
        'M5.5 12h12v1h-12zM5.5 16h12v1h-12zM5.5 20h12v1h-12zM5.5 24h12v1h-12zM28.5 12h6v1h-6zM28.5 16h6v1h-6zM28.5 20h6v1h-6z',
      ],
    ],
    mark: [26.5, 23.5, 8, 2.6],
  },
  chart: {
    print: [
      ['ink', 'M4 5h15v2h-15zM4 41h32v0.5h-32z'],
      ['soft', 'M6 32h4v9h-4zM12 28h4v13h-4zM18 31h4v10h-4zM24 25h4v16h-4z'],
      ['cobalt', 'M30 19h4v22h-4z'],
      ['gray', 'M4 44.5h13v1h-13z'],
    ],
    mark: [28.5, 12.5, 7, 3],
  },
};

export const documentKinds = Object.keys(documents) as DocumentKind[];
