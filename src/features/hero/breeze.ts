import type { Flight } from './flight.ts';
import { toFrame } from './stage.ts';

/** Where the pointer is in the frame and how fast it goes, in frame units (a second). */
export interface Pointer {
  x: number;
  y: number;
  vx: number;
  vy: number;
}

/** Frame units within which a passing pointer stirs a sheet. */
const REACH = 150;
/** How much of the pointer's speed a sheet takes on, in sheet widths. */
const PUSH = 0.012;
/** The pull back to its own fall, and how soon it calms down. A second. */
const PULL = 2.4;
const CALM = 1.9;

/** Lets the pointer's wake carry loose sheets along; they swing back by themselves. */
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
