import { type Point, YAW } from './projection.ts';

/** The pose of a sheet in world coordinates. Angles in radians; all but x, y and z are 0 for a filed sheet. */
export interface Pose extends Point {
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

export function restingPose(): Pose {
  return { x: 0, y: 0, z: 0, spin: 0, tilt: 0, roll: 0, bend: 0, twist: 0, axis: 0 };
}

/**
 * A point of a bent sheet, in world coordinates. `u` runs along its width from −.5 to .5, `v` along its
 * length from −.65 to .65. A developable surface: lengths on the paper are preserved.
 *
 * The vertex shader (shaders.ts) does the same calculation; change both together.
 */
export function onSheet(pose: Pose, u: number, v: number): Point {
  const cosAxis = Math.cos(pose.axis);
  const sinAxis = Math.sin(pose.axis);
  const s = u * cosAxis + v * sinAxis;
  const middle = slope(pose, s / 2);
  const end = slope(pose, s);
  // Simpson's rule over the paper's direction gives its horizontal reach and its rise.
  const stretch = (s / 6) * (1 + 4 * Math.cos(middle) + Math.cos(end)) - s;
  const rise = (s / 6) * (4 * Math.sin(middle) + Math.sin(end));
  return turned(pose, u + cosAxis * stretch, v + sinAxis * stretch, rise, 1);
}

/** The unit normal of the printed side at that point. */
export function facing(pose: Pose, u: number, v: number): Point {
  const cosAxis = Math.cos(pose.axis);
  const sinAxis = Math.sin(pose.axis);
  const angle = slope(pose, u * cosAxis + v * sinAxis);
  const lean = -Math.sin(angle);
  return turned(pose, cosAxis * lean, sinAxis * lean, Math.cos(angle), 0);
}

function slope({ bend, twist }: Pose, s: number): number {
  return s * (bend + (twist * s) / 2);
}

/** Transforms from sheet to world axes: spin, then bank, then lean; `moved` adds the position. */
function turned(pose: Pose, u: number, v: number, w: number, moved: 0 | 1): Point {
  const cosSpin = Math.cos(pose.spin + YAW);
  const sinSpin = Math.sin(pose.spin + YAW);
  const x = u * cosSpin - v * sinSpin;
  const y = u * sinSpin + v * cosSpin;
  const cosRoll = Math.cos(pose.roll);
  const sinRoll = Math.sin(pose.roll);
  const z = w * cosRoll - x * sinRoll;
  const cosTilt = Math.cos(pose.tilt);
  const sinTilt = Math.sin(pose.tilt);
  return {
    x: pose.x * moved + x * cosRoll + w * sinRoll,
    y: pose.y * moved + y * cosTilt + z * sinTilt,
    z: pose.z * moved + z * cosTilt - y * sinTilt,
  };
}
