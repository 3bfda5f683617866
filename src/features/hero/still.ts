import {
  type DocumentColour,
  type DocumentKind,
  documents,
  SHEET_HEIGHT,
  SHEET_WIDTH,
} from '#src/ui/documents/documents.ts';
import { type Slot, topOf } from './ledger.ts';
import { shade, shadowOf, shadowStrength } from './light.ts';
import { facing, onSheet, type Pose } from './paper.ts';
import type { Show } from './show.ts';
import {
  CELL,
  FRAME,
  nearness,
  onGrid,
  type Point,
  SHEET_LENGTH,
  SHEET_RISE,
  toFrame,
} from './stage.ts';

/** A stack: the outlines of its lower sheets, and the matrix that lays the drawing on top. */
export interface DrawnStack {
  leaves: string[];
  kind: DocumentKind;
  matrix: string;
}

/** A sheet in the air. Its shade runs along the paper's bend, from one end of `line` to the other. */
export interface DrawnFlight {
  outline: string;
  parts: [DocumentColour, string][];
  /** The waiting field, which the shade does not touch. */
  mark: string;
  line: { x1: number; y1: number; x2: number; y2: number };
  stops: { offset: number; opacity: number }[];
}

/** The show at one moment as SVG path data in frame units. Computed when the page is built. */
export interface Still {
  rules: string;
  slots: string;
  marked: string;
  shadows: string;
  stacks: DrawnStack[];
  landingShadow: { path: string; opacity: number };
  flights: DrawnFlight[];
}

/** Marked place: a little larger than a sheet, so that it frames what lands there. */
const MARK_MARGIN = 0.035;
/** An empty place is drawn a little smaller, so that the sheets on it hide it. */
const SLOT_MARGIN = -0.02;
/** The columns and rows that are ruled, and how far the lines run out at the near and far ends. */
const RULED = { columns: 5, rows: 4, overrun: 0.55 };
/** No line comes nearer than this to the frame's left side. */
const LEFT_EDGE = 6;

const round = (value: number, digits = 1) => Number(value.toFixed(digits));
/** The same shape in another place is the same text but for its start, which compresses to nothing. */
function polygon(points: readonly Point[]): string {
  const [start, ...others] = points.map(toFrame) as [[number, number], ...[number, number][]];
  let [x, y] = start;
  const steps = others.map(([toX, toY]) => {
    const step = `l${round(toX - x)} ${round(toY - y)}`;
    [x, y] = [toX, toY];
    return step;
  });
  return `M${start.map((value) => round(value)).join(' ')}${steps.join('')}z`;
}

export function drawStill({ ledger, flights }: Show): Still {
  const resting = ledger.slots.filter((slot) => slot.sheets.length > 0);
  const open = ledger.slots.filter((slot) => !slot.cutOff);
  const airborne = flights.toSorted((a, b) => nearness(a.pose) - nearness(b.pose));
  return {
    rules: rules(),
    slots: open.map((slot) => polygon(corners(slot.place, SLOT_MARGIN))).join(''),
    marked: polygon(corners(ledger.next.place, MARK_MARGIN)),
    shadows: resting
      .map((slot) =>
        polygon(corners({ ...slot.place, z: topOf(slot) - SHEET_RISE }).map((c) => shadowOf(c, 0))),
      )
      .join(''),
    stacks: resting.map(drawStack),
    landingShadow: drawShadow(flights[0]!.pose, topOf(ledger.next)),
    flights: airborne.map((flight) => drawFlight(flight.kind, flight.pose)),
  };
}

function rules(): string {
  const lines: string[] = [];
  const gapX = (CELL.width - 1) / 2;
  const gapY = (CELL.length - SHEET_LENGTH) / 2;
  const right = RULED.columns * CELL.width;
  const near = RULED.rows * CELL.length;
  for (let row = 0; row <= RULED.rows; row++) {
    const down = row * CELL.length - gapY;
    lines.push(line([-gapX - RULED.overrun, down], [right, down]));
  }
  for (let column = 0; column <= RULED.columns; column++) {
    const along = column * CELL.width - gapX;
    lines.push(line([along, -gapY - RULED.overrun], [along, near]));
  }
  return lines.join('');
}

/** A line on the ground, cut where it would leave the frame's left side. */
function line(from: [number, number], to: [number, number]): string {
  const [start, end] = [toFrame(onGrid(...from)), toFrame(onGrid(...to))].sort(
    (a, b) => a[0] - b[0],
  ) as [[number, number], [number, number]];
  const cut = Math.max(0, (LEFT_EDGE - start[0]) / (end[0] - start[0]));
  const x = start[0] + (end[0] - start[0]) * cut;
  const y = start[1] + (end[1] - start[1]) * cut;
  return y > FRAME.height + 20 ? '' : `M${round(x)} ${round(y)}L${round(end[0])} ${round(end[1])}`;
}

/** The corners of a level sheet around its middle: far left, far right, near right, near left. */
function corners(middle: Point, margin = 0): Point[] {
  const x = 0.5 + margin;
  const y = SHEET_LENGTH / 2 + margin;
  return [
    [-x, -y],
    [x, -y],
    [x, y],
    [-x, y],
  ].map(([along, down]) => {
    const offset = onGrid(along!, down!);
    return { x: middle.x + offset.x, y: middle.y + offset.y, z: middle.z };
  });
}

function drawStack({ place, sheets }: Slot): DrawnStack {
  const leaves = sheets.map((sheet, index) => {
    const shift = onGrid(sheet.shiftX, sheet.shiftY);
    const z = index * SHEET_RISE;
    return corners({ x: place.x + shift.x, y: place.y + shift.y, z });
  });
  const [corner, acrossFrom, , downFrom] = leaves.at(-1)!.map(toFrame);
  // One unit of the drawing along its width and along its length, then its top left corner.
  const steps = [
    [acrossFrom!, SHEET_WIDTH],
    [downFrom!, SHEET_HEIGHT],
  ] as const;
  const matrix = steps.flatMap(([to, units]) =>
    [0, 1].map((i) => round((to[i]! - corner![i]!) / units, 3)),
  );
  return {
    leaves: leaves.slice(0, -1).map(polygon),
    kind: sheets.at(-1)!.kind,
    matrix: `matrix(${[...matrix, ...corner!.map((value) => round(value))].join(' ')})`,
  };
}

function drawFlight(kind: DocumentKind, pose: Pose): DrawnFlight {
  const parts = new Map<DocumentColour, string>();
  let mark = '';
  for (const [colour, x, y, width, height] of documents[kind]) {
    const bent = bentRectangle(pose, x, y, width, height);
    if (colour === 'mark') mark = bent;
    else parts.set(colour, (parts.get(colour) ?? '') + bent);
  }
  return {
    outline: bentRectangle(pose, 0, 0, SHEET_WIDTH, SHEET_HEIGHT),
    parts: [...parts],
    mark,
    ...shading(pose),
  };
}

/** A rectangle of the flat drawing as it appears on the bent sheet. */
function bentRectangle(pose: Pose, x: number, y: number, width: number, height: number): string {
  const at = (unitX: number, unitY: number) =>
    toFrame(onSheet(pose, unitX / SHEET_WIDTH - 0.5, unitY / SHEET_WIDTH - SHEET_LENGTH / 2));
  const right = x + width;
  const bottom = y + height;
  const ring = [
    [x, y],
    [right, y],
    [right, bottom],
    [x, bottom],
    [x, y],
  ] as const;
  let path = `M${at(x, y)
    .map((value) => round(value))
    .join(' ')}`;
  for (const [index, [endX, endY]] of ring.entries()) {
    if (index === 0) continue;
    const [startX, startY] = ring[index - 1]!;
    path += bentEdge(at, startX, startY, endX, endY);
  }
  return `${path}z`;
}

/** A straight line of the flat drawing: short ones stay straight, long ones become curves. */
function bentEdge(
  at: (x: number, y: number) => [number, number],
  startX: number,
  startY: number,
  endX: number,
  endY: number,
): string {
  const length = Math.abs(endX - startX) + Math.abs(endY - startY);
  const text = (values: number[]) => values.map((value) => round(value)).join(' ');
  if (length < 6) return `L${text(at(endX, endY))}`;
  const pieces = length > 24 ? 2 : 1;
  let path = '';
  for (let piece = 0; piece < pieces; piece++) {
    const along = (share: number) => {
      const t = (piece + share) / pieces;
      return at(startX + (endX - startX) * t, startY + (endY - startY) * t);
    };
    const [from, through, to] = [along(0), along(0.5), along(1)];
    // The control point that leads a quadratic curve through the middle of the bent line.
    const control = [0, 1].map((i) => 2 * through[i]! - (from[i]! + to[i]!) / 2);
    path += `Q${text([...control, ...to])}`;
  }
  return path;
}

/** Shade is the same all along a ruling of the bent paper, so a linear gradient across them is exact. */
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

function drawShadow(pose: Pose, level: number): Still['landingShadow'] {
  const corners = outlineOf(pose).map((corner) => shadowOf(corner, level));
  return { path: polygon(corners), opacity: round(shadowStrength(pose.z - level), 2) };
}

function outlineOf(pose: Pose): Point[] {
  const [x, y] = [0.5, SHEET_LENGTH / 2];
  const ring = [
    [-x, -y],
    [0, -y],
    [x, -y],
    [x, 0],
    [x, y],
    [0, y],
    [-x, y],
    [-x, 0],
  ] as const;
  return ring.map(([u, v]) => onSheet(pose, u, v));
}
