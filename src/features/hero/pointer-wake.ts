import type { Flight } from './flight.ts';
import { toFrame } from './projection.ts';

/** Position and speed of the pointer, in frame units (per second). */
export interface Pointer {
  x: number;
  y: number;
  vx: number;
  vy: number;
}

/** The distance within which a moving pointer affects a sheet, in frame units. */
const REACH = 150;
/** The fraction of the pointer's speed that a sheet takes on, in sheet widths. */
const PUSH = 0.012;
/** Spring constant and damping of the return to the sheet's own path, per second. */
const PULL = 2.4;
const CALM = 1.9;

/** Moves falling sheets along with the pointer; they swing back by themselves. */
export function stir(flights: readonly Flight[], pointer: Pointer, seconds: number): void {
  for (const { pose, drift } of flights) {
    const [x, y] = toFrame(pose);
    const distance = Math.hypot(x - pointer.x, y - pointer.y) / REACH;
    const wake = PUSH * Math.exp(-distance * distance) * seconds;
    drift.vx += pointer.vx * wake - (drift.x * PULL + drift.vx * CALM) * seconds;
    drift.vy += pointer.vy * wake - (drift.y * PULL + drift.vy * CALM) * seconds;
    drift.x += drift.vx * seconds;
    drift.y += drift.vy * seconds;
  }
}
