import { type Point, toFrame } from './projection.ts';

export type FramePoint = ReturnType<typeof toFrame>;

/** Writes SVG path data with relative coordinates: short, and without accumulating rounding errors. */
export interface Pen {
  move: (to: FramePoint) => void;
  line: (to: FramePoint) => void;
  curve: (control: FramePoint, to: FramePoint) => void;
  /** The closed path so far. */
  close: () => string;
}

export function round(value: number, digits = 1): number {
  return Number(value.toFixed(digits));
}

export function createPen(): Pen {
  let path = '';
  let [x, y] = [0, 0];
  const step = ([toX, toY]: FramePoint): FramePoint => [round(toX - x), round(toY - y)];
  const arrive = ([stepX, stepY]: FramePoint) => {
    x += stepX;
    y += stepY;
  };
  return {
    move([toX, toY]) {
      [x, y] = [round(toX), round(toY)];
      path += `M${numbers([x, y])}`;
    },
    line(to) {
      const along = step(to);
      path += `l${numbers(along)}`;
      arrive(along);
    },
    curve(control, to) {
      const along = step(to);
      path += `q${numbers([...step(control), ...along])}`;
      arrive(along);
    },
    close: () => `${path}z`,
  };
}

/** A polygon in world coordinates, projected into the frame. Several polygons can be joined into one path. */
export function polygon(points: readonly Point[]): string {
  const pen = createPen();
  for (const [index, point] of points.entries()) {
    if (index === 0) pen.move(toFrame(point));
    else pen.line(toFrame(point));
  }
  return pen.close();
}

/** Formats numbers for SVG: no unnecessary zeros, no space before a sign. */
function numbers(values: readonly number[]): string {
  return values
    .map((value) => String(round(value)).replace(/^(-?)0\./, '$1.'))
    .join(' ')
    .replaceAll(' -', '-');
}
