import type { DocumentKind } from '#src/lib/documents.data.ts';
import { seededRandom } from './random.ts';
import { HEIGHT_SLOPE, inAir, type Point, toFrame, UNIT } from './projection.ts';

/** The pose of a sheet in world coordinates. Angles in radians; all but x, y and z are 0 for a filed sheet. */
interface Pose extends Point {
  /** Rotation about the vertical axis, seen from above. */
  spin: number;
  /** Tilt towards the viewer. */
  tilt: number;
  /** Roll to a side. */
  roll: number;
  /** Curvature at the center, and how it changes along the sheet: paper bends in one direction only. */
  bend: number;
  twist: number;
  /** The direction in which the paper bends, in the sheet's plane. */
  axis: number;
}

/** A falling sheet: its document, its motion and its current position. */
export type Flight = ReturnType<typeof createFlight>;

/** Number of falling sheets, including the one that lands next. */
export const SHEETS_IN_AIR = 7;
/** Seconds between two landings, which is also how long a sheet takes to appear. */
export const LANDING_TIME = 3;

/** The height range of a fall before its slot is marked, in frame heights. */
const TOP = -104;
const BOTTOM = 288;
const FALL_SPEED = (BOTTOM - TOP) / ((SHEETS_IN_AIR - 1) * LANDING_TIME);
/** Frame positions of the leftmost and the rightmost fall. */
const LANES = [170, 685] as const;
/** The golden ratio spreads the falls, so that consecutive sheets are never side by side. */
const SPREAD = 0.618034;

/** How high above its slot a sheet becomes level, in sheet widths. */
const CLEARANCE = 0.2;

/** The nth sheet of a run; the same run and number give the same fall. */
export function createFlight(kind: DocumentKind, run: number, number: number, age: number) {
  const random = seededRandom(run * 7919 + number);
  const between = (low: number, high: number) => low + random() * (high - low);
  const pose: Pose = { x: 0, y: 0, z: 0, spin: 0, tilt: 0, roll: 0, bend: 0, twist: 0, axis: 0 };
  return {
    kind,
    /** Whether it shows what the visitor has written instead. */
    hasWords: false,
    /** Seconds since it appeared at the top. */
    age,
    pose,
    /** Displacement by the pointer, and its speed. In sheet widths. */
    drift: { x: 0, y: 0, vx: 0, vy: 0 },
    /** The random parameters of the fall. */
    sway: {
      lane: LANES[0] + (LANES[1] - LANES[0]) * ((number * SPREAD + run * 0.137) % 1),
      /** Distance to the viewer. It alternates between consecutive sheets, so that they pass without touching. */
      ground: 1.2 + 0.6 * (number % 3),
      phase: between(0, 2 * Math.PI),
      pace: between(0.85, 1.15),
      spin: between(-1.25, 1.25),
      tilt: between(0.45, 0.85),
      axis: between(0, Math.PI),
      bend: between(0.9, 1.35),
    },
  };
}

/** Positions a sheet for its age. With `home`, its slot, it approaches that and lies flat on it at 1. */
export function moveFlight(flight: Flight, home: Point | undefined, approach: number): void {
  const { age, pose, sway, drift } = flight;
  const swing = age * sway.pace + sway.phase;
  const air = inAir(sway.lane + 26 * Math.sin(swing), TOP + FALL_SPEED * age + 9 * Math.cos(2 * swing), sway.ground);
  pose.x = air.x + drift.x;
  pose.y = air.y;
  pose.z = air.z - drift.y;
  pose.spin = sway.spin + 0.16 * Math.sin(0.7 * swing);
  pose.tilt = sway.tilt + 0.24 * Math.sin(swing + 1);
  pose.roll = 0.38 * Math.cos(swing) + drift.vx * 0.12;
  pose.axis = sway.axis;
  pose.bend = sway.bend + 0.35 * Math.sin(1.3 * swing);
  pose.twist = 1.1 * Math.cos(swing + 2);
  if (home) settle(pose, home, approach);
}

/** Interpolates towards the slot: first above it, then level with it, flat only at the very end. */
function settle(pose: Pose, home: Point, approach: number): void {
  const over = smooth(approach / 0.85);
  const down = smooth(approach);
  const level = 1 - smooth(approach / 0.95);
  pose.x += (home.x - pose.x) * over;
  pose.y += (home.y - pose.y) * over;
  // While the sheet is bent, its lowest edge has to clear what it lands on.
  pose.z += (home.z + CLEARANCE * level - pose.z) * down;
  pose.spin *= 1 - over;
  pose.tilt *= level;
  pose.roll *= level;
  pose.bend *= 1 - down * down;
  pose.twist *= level;
}

/** Ease-in-out from 0 to 1. */
function smooth(t: number): number {
  const x = Math.min(1, Math.max(0, t));
  return x * x * x * (x * (x * 6 - 15) + 10);
}

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

/** Spring constant and damping with which a held sheet follows the pointer, per second. */
const HOLD = 90;
const HOLD_CALM = 16;

/** Moves falling sheets along with the pointer, which one of them may follow; the others swing back by themselves. */
export function stir(flights: readonly Flight[], pointer: Pointer, seconds: number, held?: Flight): void {
  for (const flight of flights) {
    const { pose, drift } = flight;
    const [x, y] = toFrame(pose);
    if (flight === held) {
      drift.vx += (((pointer.x - x) / UNIT) * HOLD - drift.vx * HOLD_CALM) * seconds;
      drift.vy += (((pointer.y - y) / UNIT / HEIGHT_SLOPE) * HOLD - drift.vy * HOLD_CALM) * seconds;
      drift.x += drift.vx * seconds;
      drift.y += drift.vy * seconds;
      continue;
    }
    const distance = Math.hypot(x - pointer.x, y - pointer.y) / REACH;
    const wake = PUSH * Math.exp(-distance * distance) * seconds;
    drift.vx += pointer.vx * wake - (drift.x * PULL + drift.vx * CALM) * seconds;
    drift.vy += pointer.vy * wake - (drift.y * PULL + drift.vy * CALM) * seconds;
    drift.x += drift.vx * seconds;
    drift.y += drift.vy * seconds;
  }
}
