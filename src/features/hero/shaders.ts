import { COLUMNS, ROWS, SHEETS } from './atlas.ts';
import { GROUND_SLOPE, HEIGHT_SLOPE, MARK_MARGIN, PIVOT, SHEET_LENGTH, toFrame, UNIT, YAW } from './projection.ts';
import fragmentSource from './sheet.frag?raw';
import vertexSource from './sheet.vert?raw';

/** Kinds of instances besides the printed sheets (atlas.ts). */
export const LEAF = -1;
export const MARK = -2;
/** A line on the ground, from one point to another. */
export const LINE = -3;

const float = (value: number) => value.toFixed(5);
const [pivotX, pivotY] = toFrame(PIVOT);
const constants = {
  COLUMNS,
  ROWS,
  SHEETS,
  MARK,
  LINE,
  GROUND_SLOPE: float(GROUND_SLOPE),
  HEIGHT_SLOPE: float(HEIGHT_SLOPE),
  MARK_MARGIN: float(MARK_MARGIN),
  PIVOT: `vec2(${float(PIVOT.x)}, ${float(PIVOT.y)})`,
  PIVOT_IN_FRAME: `vec2(${float(pivotX)}, ${float(pivotY)})`,
  SHEET_LENGTH: float(SHEET_LENGTH),
  UNIT: float(UNIT),
  YAW: float(YAW),
};
const defines = Object.entries(constants).map(([name, value]) => `#define ${name} ${value}\n`);
const head = `#version 300 es\n${defines.join('')}`;

export const vertexShader = head + vertexSource;
export const fragmentShader = head + fragmentSource;
