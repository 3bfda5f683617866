import {
  type DocumentColor,
  type DocumentKind,
  documents,
  SHEET_HEIGHT,
  SHEET_WIDTH,
} from '#src/lib/documents.ts';
import { shade } from './light.ts';
import { facing, onSheet, type Pose } from './sheet.ts';
import { createPen, type FramePoint, round } from './path.ts';
import { SHEET_LENGTH, toFrame } from './projection.ts';

/** A falling sheet. Its shading is a gradient along the bend, from one end of `line` to the other. */
export interface DrawnFlight {
  outline: string;
  parts: [DocumentColor, string][];
  /** The marked field, which is not shaded. */
  mark: string;
  line: { x1: number; y1: number; x2: number; y2: number };
  stops: { offset: number; opacity: number }[];
}

/** In units of the flat drawing. */
const SHORTEST_CURVE = 6;
const LONGEST_CURVE = 24;

/** Draws a sheet's print as it appears on bent paper. */
export function drawFlight(kind: DocumentKind, pose: Pose): DrawnFlight {
  const parts = new Map<DocumentColor, string>();
  let mark = '';
  for (const [color, x, y, width, height] of documents[kind]) {
    const bent = bentRectangle(pose, x, y, width, height);
    if (color === 'mark') mark = bent;
    else parts.set(color, (parts.get(color) ?? '') + bent);
  }
  return {
    outline: bentRectangle(pose, 0, 0, SHEET_WIDTH, SHEET_HEIGHT),
    parts: [...parts],
    mark,
    ...shading(pose),
  };
}

/** A rectangle of the flat drawing on the bent sheet. */
function bentRectangle(pose: Pose, x: number, y: number, width: number, height: number): string {
  const pen = createPen();
  const at = (unitX: number, unitY: number) =>
    toFrame(onSheet(pose, unitX / SHEET_WIDTH - 0.5, unitY / SHEET_WIDTH - SHEET_LENGTH / 2));
  /** Short edges stay straight; long ones need more than one curve. */
  const edge = (startX: number, startY: number, alongX: number, alongY: number) => {
    const length = Math.abs(alongX + alongY);
    const pieces = Math.ceil(length / LONGEST_CURVE);
    for (let piece = 0; piece < pieces; piece++) {
      const point = (share: number) => {
        const t = (piece + share) / pieces;
        return at(startX + alongX * t, startY + alongY * t);
      };
      if (length < SHORTEST_CURVE) pen.line(point(1));
      else pen.curve(controlPoint(point(0), point(0.5), point(1)), point(1));
    }
  };
  pen.move(at(x, y));
  edge(x, y, width, 0);
  edge(x + width, y, 0, height);
  edge(x + width, y + height, -width, 0);
  edge(x, y + height, 0, -height);
  return pen.close();
}

/** Control point of a quadratic curve through the middle of a bent line. */
function controlPoint(from: FramePoint, through: FramePoint, to: FramePoint): FramePoint {
  return [2 * through[0] - (from[0] + to[0]) / 2, 2 * through[1] - (from[1] + to[1]) / 2];
}

/** Shading is constant along a ruling of the bent paper, so a linear gradient across the rulings is exact. */
function shading(pose: Pose): Pick<DrawnFlight, 'line' | 'stops'> {
  const cos = Math.cos(pose.axis);
  const sin = Math.sin(pose.axis);
  const reach = Math.abs(cos) / 2 + (Math.abs(sin) * SHEET_LENGTH) / 2;
  const frame = (s: number, t: number) =>
    toFrame(onSheet(pose, s * cos - t * sin, s * sin + t * cos));
  const [x1, y1] = frame(-reach, 0);
  const [endX, endY] = frame(reach, 0);
  const [fromX, fromY] = frame(0, -0.1);
  const [toX, toY] = frame(0, 0.1);
  const length = Math.hypot(toX - fromX, toY - fromY);
  const across = [(toY - fromY) / length, (fromX - toX) / length] as const;
  const span = (endX - x1) * across[0] + (endY - y1) * across[1];
  const stops = [-1, -0.6, -0.2, 0.2, 0.6, 1].map((share) => {
    const [x, y] = frame(share * reach, 0);
    const offset = ((x - x1) * across[0] + (y - y1) * across[1]) / span;
    const dark = shade(facing(pose, share * reach * cos, share * reach * sin));
    return { offset: round(offset, 2), opacity: round(dark, 2) };
  });
  const [x2, y2] = [x1 + across[0] * span, y1 + across[1] * span];
  return { line: { x1: round(x1), y1: round(y1), x2: round(x2), y2: round(y2) }, stops };
}
