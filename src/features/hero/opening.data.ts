import type { DocumentKind } from '#src/lib/documents.data.ts';

/** The initial grid: row, column, sheets, and the kind on top. */
export const opening: readonly [number, number, number, DocumentKind?][] = [
  [0, 0, 1, 'table'],
  [1, 0, 1, 'form'],
  [2, 0, 1, 'chart'],
  [3, 0, 0],
  [0, 1, 4, 'receipt'],
  [1, 1, 2, 'invoice'],
  [2, 1, 0],
  [3, 1, 2, 'receipt'],
  [0, 2, 9, 'table'],
  [1, 2, 5, 'form'],
  [2, 2, 1, 'chart'],
  [3, 2, 3, 'letter'],
  [4, 1, 6, 'invoice'],
  [1, 3, 1, 'letter'],
];
/** The place in it where the first sheet lands. */
export const OPENING_NEXT = 6;
