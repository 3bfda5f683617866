import type { Point } from './stage.ts';

/** Where the lamp hangs: to the left, a little towards the viewer, mostly above. Length 1. */
export const LAMP: Point = { x: -0.38, y: 0.15, z: 0.913 };
/** How quickly paper grows dark as it turns away from the lamp. */
export const SHADE_RATE = 2.2;
/** How far a shadow wanders to the right and towards the viewer, a unit of height. */
export const SHADOW_LEAN = { x: 0.42, y: 0.1 };
/** Shadows of sheets higher than this are too soft to see. */
export const SHADOW_REACH = 1.7;

/** How much of the theme's shade paper takes on that faces that way: 0 lying on the ledger, 1 at most. */
export function shade(facing: Point): number {
  const lit = facing.x * LAMP.x + facing.y * LAMP.y + facing.z * LAMP.z;
  return 1 - Math.exp(-SHADE_RATE * Math.max(0, LAMP.z - lit));
}

/** The shadow that a point throws on a level of the stage. */
export function shadowOf({ x, y, z }: Point, level: number): Point {
  const height = Math.max(0, z - level);
  return { x: x + height * SHADOW_LEAN.x + 0.02, y: y + height * SHADOW_LEAN.y + 0.02, z: level };
}

/** How much is left of a shadow thrown from that height: 1 at no height, 0 out of reach. */
export function shadowStrength(height: number): number {
  const t = Math.min(1, Math.max(0, height / SHADOW_REACH));
  return 1 - t * t * (3 - 2 * t);
}
