import { type Point, YAW } from './stage.ts';

/** How one sheet lies in the stage. Angles in radians; all but the place are 0 for a filed sheet. */
export interface Pose extends Point {
  /** Turn about the sheet's own middle, seen from above. */
  spin: number;
  /** Leaning back towards the viewer. */
  tilt: number;
  /** Banking to a side. */
  roll: number;
  /** Curvature at the middle, and how it changes along the sheet: paper bends in one direction only. */
  bend: number;
  twist: number;
  /** The direction in which the paper bends, measured on the sheet. */
  axis: number;
}

export function restingPose(): Pose {
  return { x: 0, y: 0, z: 0, spin: 0, tilt: 0, roll: 0, bend: 0, twist: 0, axis: 0 };
}

/**
 * A point of a bent sheet, in the stage. `u` runs along its width from −.5 to .5, `v` down its length
 * from −.65 to .65. A developable surface: lengths on the paper stay what they were.
 *
 * The vertex shader (shaders.ts) does the same sums; what changes here changes there.
 */
export function onSheet(pose: Pose, u: number, v: number): Point {
  const cosAxis = Math.cos(pose.axis);
  const sinAxis = Math.sin(pose.axis);
  const s = u * cosAxis + v * sinAxis;
  const middle = slope(pose, s / 2);
  const end = slope(pose, s);
  // Simpson's rule over the direction of the paper gives how far it reaches and how high it rises.
  const stretch = (s / 6) * (1 + 4 * Math.cos(middle) + Math.cos(end)) - s;
  const rise = (s / 6) * (4 * Math.sin(middle) + Math.sin(end));
  return turned(pose, u + cosAxis * stretch, v + sinAxis * stretch, rise, 1);
}

/** The direction that the printed side faces at that point; length 1. */
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

/** From the sheet's axes to the stage's: spin, then bank, then lean; `moved` adds the place. */
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
