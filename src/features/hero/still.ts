import { type DocumentKind, SHEET_HEIGHT, SHEET_WIDTH } from '#src/lib/documents.ts';
import { type Slot, topOf } from './grid.ts';
import { shadowOf, shadowStrength } from './light.ts';
import { onSheet, type Pose } from './sheet.ts';
import { polygon, round } from './path.ts';
import type { Show } from './show.ts';
import {
  CELL,
  FRAME,
  MARK_MARGIN,
  nearness,
  onGrid,
  type Point,
  SHEET_LENGTH,
  SHEET_RISE,
  toFrame,
} from './projection.ts';
import { type DrawnFlight, drawFlight } from './still-flight.ts';

/** A stack: the outlines of its lower sheets, and the matrix for the drawing on top. */
interface DrawnStack {
  leaves: string[];
  kind: DocumentKind;
  matrix: string;
}

interface DrawnShadow {
  path: string;
  opacity: number;
}

/** One frame of the animation as SVG path data in frame units. Computed at build time. */
export interface Still {
  rules: string;
  slots: string;
  marked: string;
  shadows: string;
  stacks: DrawnStack[];
  landingShadow: DrawnShadow | undefined;
  flights: DrawnFlight[];
}

/** An empty slot is drawn slightly smaller, so that the sheets on it hide it. */
const SLOT_MARGIN = -0.02;
/** The grid lines to draw, and how far they extend at the near and far ends. */
const RULED = { columns: 5, rows: 4, overrun: 0.55 };
/** No line comes nearer than this to the frame's left edge. */
const LEFT_EDGE = 6;

/** Draws the current frame: the stacks from far to near, the falling sheets likewise. */
export function drawStill({ grid, flights }: Show): Still {
  const [landing] = flights;
  const resting = grid.slots.filter((slot) => slot.sheets.length > 0);
  const open = grid.slots.filter((slot) => !slot.cutOff);
  const airborne = flights.toSorted((a, b) => nearness(a.pose) - nearness(b.pose));
  return {
    rules: rules(),
    slots: open.map((slot) => polygon(corners(slot.place, SLOT_MARGIN))).join(''),
    marked: polygon(corners(grid.next.place, MARK_MARGIN)),
    shadows: resting
      .map((slot) =>
        polygon(corners({ ...slot.place, z: topOf(slot) - SHEET_RISE }).map((c) => shadowOf(c, 0))),
      )
      .join(''),
    stacks: resting.flatMap(drawStack),
    landingShadow: landing && drawShadow(landing.pose, topOf(grid.next)),
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

/** A line on the ground, clipped at the frame's left edge. */
function line(from: [number, number], to: [number, number]): string {
  const [one, other] = [toFrame(onGrid(...from)), toFrame(onGrid(...to))];
  const [[startX, startY], [endX, endY]] = one[0] < other[0] ? [one, other] : [other, one];
  const cut = Math.max(0, (LEFT_EDGE - startX) / (endX - startX));
  const y = startY + (endY - startY) * cut;
  if (Math.min(y, endY) > FRAME.height) return '';
  return `M${round(startX + (endX - startX) * cut)} ${round(y)}L${round(endX)} ${round(endY)}`;
}

/** The corners of a level sheet: far left, far right, near right, near left. */
function corners(middle: Point, margin = 0): [Point, Point, Point, Point] {
  const x = 0.5 + margin;
  const y = SHEET_LENGTH / 2 + margin;
  const corner = (along: number, down: number): Point => {
    const offset = onGrid(along, down);
    return { x: middle.x + offset.x, y: middle.y + offset.y, z: middle.z };
  };
  return [corner(-x, -y), corner(x, -y), corner(x, y), corner(-x, y)];
}

function drawStack({ place, sheets }: Slot): DrawnStack[] {
  const drawn = sheets.map(({ kind, shiftX, shiftY }, index) => {
    const shift = onGrid(shiftX, shiftY);
    const z = index * SHEET_RISE;
    return { kind, edges: corners({ x: place.x + shift.x, y: place.y + shift.y, z }) };
  });
  const top = drawn.pop();
  if (!top) return [];
  const leaves = drawn.map(({ edges }) => polygon(edges));
  return [{ leaves, kind: top.kind, matrix: matrix(top.edges) }];
}

/** The transformation that puts a document's flat drawing on a level sheet. */
function matrix([farLeft, farRight, , nearLeft]: [Point, Point, Point, Point]): string {
  const [x, y] = toFrame(farLeft);
  const [rightX, rightY] = toFrame(farRight);
  const [downX, downY] = toFrame(nearLeft);
  const slopes = [
    (rightX - x) / SHEET_WIDTH,
    (rightY - y) / SHEET_WIDTH,
    (downX - x) / SHEET_HEIGHT,
    (downY - y) / SHEET_HEIGHT,
  ];
  return `matrix(${[...slopes.map((slope) => round(slope, 3)), round(x), round(y)].join(' ')})`;
}

function drawShadow(pose: Pose, level: number): DrawnShadow {
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
