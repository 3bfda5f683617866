import { beforeEach, expect, test, vi } from 'vitest';
import type { WorkerRequest } from './scene-worker.ts';

/** What a frame may cost on a phone's GPU, and what the printed sheets may take of its memory, at its sharpest. */
const BUDGET = { calls: 7, triangles: 8000, megabytes: 8 };
const FRAME = 1000 / 60;

/** Counts what is asked of WebGL; everything else answers with nothing. */
const cost = { frames: 0, calls: 0, triangles: 0, bytes: 0 };
let now = 0;
/** Milliseconds that the GPU takes for a frame. */
let gpuTime = 0;
let waiting: FrameRequestCallback[] = [];
let send: (order: WorkerRequest) => void;

const counted: Record<string, (...values: number[]) => unknown> = {
  clear: () => cost.frames++,
  drawElementsInstanced: (_mode, indices = 0, _type, _offset, instances = 0) => {
    cost.calls++;
    cost.triangles += (indices / 3) * instances;
  },
  readPixels: () => (now += gpuTime),
  getProgramParameter: () => true,
  createShader: () => ({}),
};
const gl = new Proxy({}, { get: (_, name: string) => counted[name] ?? (name === name.toUpperCase() ? 1 : () => null) });
Object.assign(counted, {
  texImage2D: (...values: unknown[]) => {
    const { width, height } = values.at(-1) as OffscreenCanvas;
    // A third more for the smaller versions.
    cost.bytes = (width * height * 4 * 4) / 3;
  },
});
const pen = new Proxy(
  { measureText: () => ({ width: 0 }), getImageData: () => ({ data: [0, 0, 0, 255] }) },
  { get: (known, name) => Reflect.get(known, name) ?? (() => null) },
);

class Canvas extends EventTarget {
  width: number;
  height: number;
  constructor(width: number, height: number) {
    super();
    this.width = width;
    this.height = height;
  }
  getContext = (kind: string) => (kind === '2d' ? pen : gl);
}

/** Lets the display show so many frames; gives how many of them were drawn. */
function show(frames: number): number {
  const before = cost.frames;
  for (let frame = 0; frame < frames; frame++) {
    now += FRAME;
    const due = waiting;
    waiting = [];
    for (const call of due) call(now);
  }
  return cost.frames - before;
}

beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal('OffscreenCanvas', Canvas);
  vi.stubGlobal('Path2D', class {});
  vi.stubGlobal('postMessage', () => {});
  vi.stubGlobal('requestAnimationFrame', (call: FrameRequestCallback) => waiting.push(call));
  vi.stubGlobal('cancelAnimationFrame', () => (waiting = []));
  vi.stubGlobal('addEventListener', (_: string, listener: (event: { data: WorkerRequest }) => void) => {
    send = (data) => listener({ data });
  });
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  [waiting, gpuTime] = [[], 0];
  Object.assign(cost, { frames: 0, calls: 0, triangles: 0, bytes: 0 });
  await import('./scene-worker.ts');
  const canvas = new Canvas(300, 150) as unknown as OffscreenCanvas;
  const colors = {} as NonNullable<WorkerRequest['colors']>;
  send({ canvas, colors, place: { width: 800, height: 700, scale: 1, density: 2 } });
  show(2);
});

test('a frame stays within its budget of calls, triangles and memory, over two minutes', () => {
  send({ playing: true });
  for (let second = 0; second < 120; second++) {
    const before = { ...cost };
    const drawn = show(60);
    expect(drawn).toBe(60);
    expect((cost.calls - before.calls) / drawn).toBeLessThanOrEqual(BUDGET.calls);
    expect((cost.triangles - before.triangles) / drawn).toBeLessThanOrEqual(BUDGET.triangles);
  }
  expect(cost.calls).toBeGreaterThan(0);
  expect(cost.bytes).toBeGreaterThan(0);
  expect(cost.bytes / 1e6).toBeLessThanOrEqual(BUDGET.megabytes);
});

test('nothing is drawn when nothing moves', () => {
  expect(show(60)).toBe(0);
  send({ playing: true });
  expect(show(60)).toBe(60);
  send({ playing: false });
  // A pointer that moves meanwhile draws nothing either.
  send({ pointer: { x: 300, y: 300, vx: 90, vy: 0 } });
  expect(show(600)).toBe(0);
  expect(waiting).toEqual([]);
});

test('where frames come late fewer are drawn, and no fewer after a single hiccup', () => {
  send({ playing: true });
  gpuTime = 40;
  show(15);
  gpuTime = 2;
  expect(show(300)).toBe(300);
  gpuTime = 40;
  show(600);
  const drawn = show(300);
  expect(drawn).toBeLessThanOrEqual(101);
  expect(drawn).toBeGreaterThanOrEqual(99);
});
