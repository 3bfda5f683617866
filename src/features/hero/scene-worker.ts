import { stir, type Pointer } from './pointer-wake.ts';
import type { WorkerResponse, WorkerRequest, Place } from './messages.ts';
import { createRenderer, type Renderer } from './renderer.ts';
import type { Colors } from './colors.ts';
import { advance, fileWords, openShow } from './show.ts';

/** The maximum time step, in seconds: after longer gaps the animation continues where it stopped. */
const LONGEST_STEP = 0.05;
/** The fraction of the pointer's speed that is left after a second. */
const WAKE_DECAY = 0.02;

/** Above this average frame time (seconds), the resolution is reduced. */
const SLOW = 0.03;
const COARSEST = 1.5;

const show = openShow();
const pointer: Pointer = { x: 0, y: 0, vx: 0, vy: 0 };
let renderer: Renderer | undefined;
let request = 0;
let last = 0;
let place: Place | undefined;
let density = 1;
let colors: Colors | undefined;
let words = '';
/** Average time between frames, in seconds. */
let frameTime = 0;

addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  try {
    handle(data);
  } catch {
    answer('lost');
  }
});

function handle(order: WorkerRequest): void {
  const { canvas, playing } = order;
  words = order.words ?? words;
  colors = order.colors ?? colors;
  const isPrinted = order.colors ?? order.words;
  if (order.place) {
    place = order.place;
    density = place.density;
  }
  if (canvas) {
    canvas.addEventListener('webglcontextlost', () => answer('lost'));
    renderer = createRenderer(canvas, density);
  }
  if (colors && isPrinted !== undefined) renderer?.print(colors, words);
  if (order.words) fileWords(show);
  if (order.place) renderer?.resize(order.place, density);
  if (isPrinted !== undefined || order.place) renderer?.draw(show);
  if (canvas) answer('ready');
  if (order.pointer) Object.assign(pointer, order.pointer);
  if (playing !== undefined) play(playing);
}

function play(on: boolean): void {
  cancelAnimationFrame(request);
  last = performance.now();
  frameTime = 0;
  if (on) request = requestAnimationFrame(frame);
}

function frame(now: number): void {
  const gap = Math.max(0, (now - last) / 1000);
  const seconds = Math.min(LONGEST_STEP, gap);
  last = now;
  adaptResolution(gap);
  stir(show.flights, pointer, seconds);
  const left = WAKE_DECAY ** seconds;
  pointer.vx *= left;
  pointer.vy *= left;
  if (advance(show, seconds)) answer('filed');
  renderer?.draw(show);
  request = requestAnimationFrame(frame);
}

/** Reduces the resolution on slow machines, but keeps the print legible. */
function adaptResolution(gap: number): void {
  frameTime += (gap - frameTime) * 0.03;
  if (frameTime < SLOW || density <= COARSEST || !place) return;
  density = COARSEST;
  frameTime = 0;
  renderer?.resize(place, density);
}

function answer(message: WorkerResponse): void {
  postMessage(message);
}
