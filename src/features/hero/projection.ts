/**
 * World coordinates and their projection onto the page.
 *
 * World coordinates are in sheet widths: x to the right of the page, y towards the viewer, z up. The
 * projection has no perspective, so a filed sheet is an affine image of its flat drawing, and poster.svg can
 * show it as such. Frame coordinates are those of the poster's view box.
 */
export interface Point {
  x: number;
  y: number;
  z: number;
}

/** The part of the frame that is fully visible if the area has this aspect ratio. */
export const FRAME = { width: 720, height: 676 };

/** The longer side of a sheet; the shorter is 1. */
export const SHEET_LENGTH = 1.3;
/** The height that one sheet adds to its stack. */
export const SHEET_RISE = 0.026;

/** A marking is slightly larger than a sheet, so that it frames the sheet that lands there. */
export const MARK_MARGIN = 0.035;

/** One cell of the grid: a sheet and its margin. */
export const CELL = { width: 1.18, length: 1.5 };

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The rotation of the grid away from the viewer. */
export const YAW = radians(33);
const PITCH = radians(33);

/** Frame units per sheet width. */
export const UNIT = 116;
/** Scale of a unit of depth on the ground, and of a unit of height, in the frame. */
export const GROUND_SLOPE = Math.sin(PITCH);
export const HEIGHT_SLOPE = Math.cos(PITCH);
/** The frame position of the world's origin. */
const ORIGIN = { x: 285, y: 342 };

const cosYaw = Math.cos(YAW);
const sinYaw = Math.sin(YAW);

/** Where the camera turns about: the ground in the middle of the frame. */
export const PIVOT: Point = { x: 1.25, y: 2.8, z: 0 };

/** Converts grid coordinates (along a row, along a column) to world coordinates. */
export function onGrid(along: number, down: number, z = 0): Point {
  return { x: along * cosYaw - down * sinYaw, y: along * sinYaw + down * cosYaw, z };
}

/** Projects a world point into the frame. */
export function toFrame({ x, y, z }: Point): [x: number, y: number] {
  return [ORIGIN.x + UNIT * x, ORIGIN.y + UNIT * (y * GROUND_SLOPE - z * HEIGHT_SLOPE)];
}

/** The world point at a frame position, above the ground line at depth `y`. */
export function inAir(frameX: number, frameY: number, y: number): Point {
  return {
    x: (frameX - ORIGIN.x) / UNIT,
    y,
    z: (y * GROUND_SLOPE - (frameY - ORIGIN.y) / UNIT) / HEIGHT_SLOPE,
  };
}
