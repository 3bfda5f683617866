/**
 * Where things stand and how they appear on the page.
 *
 * Stage coordinates are sheet widths: x to the right of the page, y towards the viewer, z up. The
 * projection has no perspective, so a settled sheet is an affine image of its flat drawing and the
 * still picture can show it as such. Frame coordinates are those of the still's view box.
 */
export interface Point {
  x: number;
  y: number;
  z: number;
}

/** The composition: what the picture shows in full when its place has this shape. */
export const FRAME = { width: 720, height: 676 };

/** A sheet's longer side; its shorter is 1. */
export const SHEET_LENGTH = 1.3;
/** What a sheet adds to the height of its stack. */
export const SHEET_RISE = 0.026;

/** The marked place is a little larger than a sheet, so that it frames what lands there. */
export const MARK_MARGIN = 0.035;

/** One cell of the ruled grid: a sheet and the air around it. */
export const CELL = { width: 1.18, length: 1.5 };

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** How far the grid is turned away from the viewer. */
export const YAW = radians(33);
const PITCH = radians(33);

/** Frame units to a sheet width. */
export const UNIT = 116;
/** What a unit of depth on the ground, and a unit of height, are worth on the page. */
export const GROUND_SLOPE = Math.sin(PITCH);
export const HEIGHT_SLOPE = Math.cos(PITCH);
/** The frame position of the stage's origin. */
export const ORIGIN = { x: 285, y: 342 };

const cosYaw = Math.cos(YAW);
const sinYaw = Math.sin(YAW);

/** Turns a place on the grid's own axes (along a row, along a column) into the stage. */
export function onGrid(along: number, down: number, z = 0): Point {
  return { x: along * cosYaw - down * sinYaw, y: along * sinYaw + down * cosYaw, z };
}

/** Where a point of the stage appears in the frame. */
export function toFrame({ x, y, z }: Point): [x: number, y: number] {
  return [ORIGIN.x + UNIT * x, ORIGIN.y + UNIT * (y * GROUND_SLOPE - z * HEIGHT_SLOPE)];
}

/** How near a point is to the viewer, in sheet widths: the greater covers the lesser. */
export function nearness({ y, z }: Point): number {
  return y * HEIGHT_SLOPE + z * GROUND_SLOPE;
}

/** The point that appears at a place of the frame, above the line of the ground that is `y` away. */
export function inAir(frameX: number, frameY: number, y: number): Point {
  return {
    x: (frameX - ORIGIN.x) / UNIT,
    y,
    z: (y * GROUND_SLOPE - (frameY - ORIGIN.y) / UNIT) / HEIGHT_SLOPE,
  };
}
