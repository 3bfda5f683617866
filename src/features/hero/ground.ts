import type { Grid } from './grid.ts';
import { CELL, onGrid, SHEET_LENGTH } from './projection.ts';

/** A line on the ground between two points of the world; `dashes` is 0 for a solid one. */
interface GroundLine {
  from: { x: number; y: number };
  to: { x: number; y: number };
  dashes: number;
}

/** Where the ruled lines begin and end, along a row and along a column; the first of each, beside the grid's origin. */
const ROWS = { count: 4, first: -0.1, from: -0.64, to: 5.9 };
const COLUMNS = { count: 6, first: -0.09, from: -0.65, to: 6 };
/** The outline of an empty slot is this much smaller than a sheet on each side. */
const INSET = 0.02;
/** Dashes per sheet width. */
const DASHES = 12;

/** The lines under the sheets, as poster.svg has them: the ruled grid, and the dashed outlines of its slots. */
export function groundLines({ slots }: Grid): GroundLine[] {
  const lines: GroundLine[] = [];
  for (let row = 0; row < ROWS.count; row++) {
    const down = ROWS.first + row * CELL.length;
    lines.push({ from: onGrid(ROWS.from, down), to: onGrid(ROWS.to, down), dashes: 0 });
  }
  for (let column = 0; column < COLUMNS.count; column++) {
    const along = COLUMNS.first + column * CELL.width;
    lines.push({ from: onGrid(along, COLUMNS.from), to: onGrid(along, COLUMNS.to), dashes: 0 });
  }
  const [across, down] = [0.5 - INSET, SHEET_LENGTH / 2 - INSET];
  for (const { place } of slots) {
    const corners = [
      [-across, -down],
      [across, -down],
      [across, down],
      [-across, down],
    ].map(([x = 0, y = 0]) => onGrid(x, y));
    for (const [index, corner] of corners.entries()) {
      const next = corners[(index + 1) % corners.length] ?? corner;
      const [from, to] = [corner, next].map(({ x, y }) => ({ x: place.x + x, y: place.y + y }));
      const side = index % 2 ? 2 * down : 2 * across;
      if (from && to) lines.push({ from, to, dashes: Math.round(DASHES * side) });
    }
  }
  return lines;
}
