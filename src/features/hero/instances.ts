import { kindNumber } from './atlas.ts';
import { SHEETS_IN_AIR } from './flight.ts';
import { type Grid, SINK_TIME, type GridSlot, STACK_LIMIT, topOf } from './grid.ts';
import { groundLines } from './ground.ts';
import { LEAF, LINE, MARK } from './shaders.ts';
import type { Show } from './show.ts';
import { onGrid, SHEET_RISE } from './projection.ts';

/** Floats per instance: position and opacity, rotation and kind, curvature and mark. */
export const STRIDE = 12;
/** The maximum number of instances. */
export const CAPACITY = 2 + 15 * STACK_LIMIT + SHEETS_IN_AIR;

/** Seconds in which a slot's marking fades in and out, and in which a filed sheet's field changes color. */
const FADE = 0.6;

/** How many of each the list contains, in this order. */
export interface Ranges {
  filed: number;
  marks: number;
  airborne: number;
}

/** Writes stacks (far to near, bottom up), markings, then falling sheets. Allocates no memory. */
export function writeInstances(show: Show, into: Float32Array, ranges: Ranges): void {
  const { grid, flights, clock } = show;
  const { next, previous } = grid;
  let at = 0;
  const write = (x: number, y: number, z: number, opacity: number, kind: number, marked: number) => {
    into.fill(0, at, at + STRIDE);
    into[at] = x;
    into[at + 1] = y;
    into[at + 2] = z;
    into[at + 3] = opacity;
    into[at + 7] = kind;
    into[at + 11] = marked;
    at += STRIDE;
  };
  const writeMark = ({ place }: GridSlot, z: number, opacity: number) => write(place.x, place.y, z, opacity, MARK, 0);

  for (const slot of grid.slots) {
    const sunk = depthOf(slot);
    const last = slot.sheets.length - 1;
    for (let index = 0; index <= last; index++) {
      const sheet = slot.sheets[index];
      if (!sheet) continue;
      const shift = onGrid(sheet.shiftX, sheet.shiftY);
      const z = index * SHEET_RISE - sunk;
      if (z < -SHEET_RISE) continue;
      const onTop = index === last;
      const fading = onTop && slot.sinking >= 0 ? Math.min(1, 1 + z / SHEET_RISE) : 1;
      const marked = onTop ? 1 - Math.min(1, slot.rested / FADE) : 0;
      const kind = onTop ? kindNumber(sheet) : LEAF;
      write(slot.place.x + shift.x, slot.place.y + shift.y, z, fading, kind, marked);
    }
  }
  ranges.filed = at / STRIDE;

  const coming = Math.min(1, clock / FADE);
  writeMark(next, topOf(next), coming);
  // Once a sheet has landed on it, the marking is drawn slightly lower.
  if (previous && coming < 1) writeMark(previous, topOf(previous) - SHEET_RISE - 0.003, 1 - coming);
  ranges.marks = at / STRIDE - ranges.filed;

  for (const flight of flights) {
    const { pose, age } = flight;
    const { spin, tilt, roll, bend, twist, axis } = pose;
    write(pose.x, pose.y, pose.z, Math.min(1, age), kindNumber(flight), 1);
    into[at - 8] = spin;
    into[at - 7] = tilt;
    into[at - 6] = roll;
    into[at - 4] = bend;
    into[at - 3] = twist;
    into[at - 2] = axis;
  }
  ranges.airborne = flights.length;
}

/** The lines on the ground, which never change, as instances. */
export function lineInstances(grid: Grid): Float32Array {
  const lines = groundLines(grid);
  const into = new Float32Array(lines.length * STRIDE);
  for (const [index, { from, to, dashes }] of lines.entries()) {
    into.set([from.x, from.y, 0, 1, 0, 0, 0, LINE, to.x, to.y, dashes, 0], index * STRIDE);
  }
  return into;
}

/** How far a sinking stack has sunk, in sheet widths. */
function depthOf(slot: GridSlot): number {
  if (slot.sinking < 0) return 0;
  const t = Math.min(1, slot.sinking / SINK_TIME);
  return topOf(slot) * t * t * (3 - 2 * t);
}
