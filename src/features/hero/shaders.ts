import { COLUMNS, ROWS, SHEETS } from './atlas.ts';
import { GROUND_SLOPE, HEIGHT_SLOPE, MARK_MARGIN, ORIGIN, SHEET_LENGTH, UNIT, YAW } from './projection.ts';
import fragmentSource from './sheet.frag?raw';
import vertexSource from './sheet.vert?raw';

/** Kinds of instances besides the printed sheets (atlas.ts). */
export const LEAF = -1;
export const MARK = -2;

const float = (value: number) => value.toFixed(5);
const constants = {
  COLUMNS,
  ROWS,
  SHEETS,
  MARK,
  GROUND_SLOPE: float(GROUND_SLOPE),
  HEIGHT_SLOPE: float(HEIGHT_SLOPE),
  MARK_MARGIN: float(MARK_MARGIN),
  ORIGIN: `vec2(${float(ORIGIN.x)}, ${float(ORIGIN.y)})`,
  SHEET_LENGTH: float(SHEET_LENGTH),
  UNIT: float(UNIT),
  YAW: float(YAW),
};
const defines = Object.entries(constants).map(([name, value]) => `#define ${name} ${value}\n`);
const head = `#version 300 es\n${defines.join('')}`;

export const vertexShader = head + vertexSource;
export const fragmentShader = head + fragmentSource;
