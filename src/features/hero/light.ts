import type { Point } from './projection.ts';

/** Direction to the light: to the left, slightly towards the viewer, mostly above. Unit vector. */
export const LAMP: Point = { x: -0.38, y: 0.15, z: 0.913 };
/** How quickly paper gets darker as it turns away from the light. */
export const SHADE_RATE = 2.2;
/** How far a shadow moves to the right and towards the viewer, per unit of height. */
export const SHADOW_LEAN = { x: 0.42, y: 0.1 };
/** Shadows of sheets above this height are too soft to see. */
export const SHADOW_REACH = 1.7;

/** Shading of paper with this normal: 0 when lying flat, at most 1. */
export function shade(facing: Point): number {
  const lit = facing.x * LAMP.x + facing.y * LAMP.y + facing.z * LAMP.z;
  return 1 - Math.exp(-SHADE_RATE * Math.max(0, LAMP.z - lit));
}

/** The shadow of a point, on a horizontal plane. */
export function shadowOf({ x, y, z }: Point, level: number): Point {
  const height = Math.max(0, z - level);
  return { x: x + height * SHADOW_LEAN.x + 0.02, y: y + height * SHADOW_LEAN.y + 0.02, z: level };
}

/** Opacity of a shadow cast from this height: 1 at height 0, 0 out of reach. */
export function shadowStrength(height: number): number {
  const t = Math.min(1, Math.max(0, height / SHADOW_REACH));
  return 1 - t * t * (3 - 2 * t);
}
