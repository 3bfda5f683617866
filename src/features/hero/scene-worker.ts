import { type Pointer, stir } from './flight.ts';
import { createRenderer, type Place, type Renderer } from './renderer.ts';
import type { Colors } from './colors.ts';
import { advance, fileWords, grab, letGo, moveCamera, openShow } from './show.ts';

/** Messages from the page to the worker; the first one carries the canvas and all initial data. */
export interface WorkerRequest {
  canvas?: OffscreenCanvas;
  place?: Place;
  colors?: Colors;
  playing?: boolean;
  pointer?: Pointer;
  /** Whether the pointer is pressed on the scene. */
  pressed?: boolean;
  /** How much of the scene is scrolled out of sight, from 0 to 1. */
  gone?: number;
  /** What the visitor has written; it is put on the next sheet. */
  words?: string;
}

/** Messages from the worker: the first frame is drawn, the visitor's sheet has landed, the scene has failed. */
export type WorkerResponse = 'ready' | 'filed' | 'lost';

/** The maximum time step, in seconds: after longer gaps the animation continues where it stopped. */
const LONGEST_STEP = 0.05;
/** The fraction of the pointer's speed that is left after a second. */
const WAKE_DECAY = 0.02;

/** Time a frame may take to draw, in milliseconds: the rest of 1/60 s belongs to the page. */
const FRAME_BUDGET = 12;
/** How often a frame is timed, in frames. Timing one waits for the GPU. */
const TIMED_EVERY = 15;
/** Timed frames in a row that must be over the budget, so that a single hiccup changes nothing. */
const SLOW_IN_A_ROW = 3;
/** The slowest pace: one of so many of the display's frames is drawn. */
const SLOWEST_PACE = 3;

const show = openShow();
const pointer: Pointer = { x: 0, y: 0, vx: 0, vy: 0 };
/** The camera waits for the first word of the pointer. */
let isPointing = false;
let gone = 0;
let renderer: Renderer | undefined;
let request = 0;
let last = 0;
let colors: Colors | undefined;
let words = '';
let frames = 0;
let slowInARow = 0;
let pace = 1;

addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  try {
    handle(data);
  } catch {
    answer('lost');
  }
});

function handle(order: WorkerRequest): void {
  const { canvas, place, playing } = order;
  words = order.words ?? words;
  colors = order.colors ?? colors;
  const isPrinted = order.colors ?? order.words;
  if (canvas) {
    canvas.addEventListener('webglcontextlost', () => answer('lost'));
    renderer = createRenderer(canvas, place?.density ?? 1, show.grid);
  }
  if (colors && isPrinted !== undefined) renderer?.print(colors, words);
  if (order.words) fileWords(show);
  if (place) renderer?.resize(place);
  if (isPrinted !== undefined || place) renderer?.draw(show);
  // Drawn twice, because the still picture goes when the canvas is ready, and a first frame may be shown late.
  if (canvas) requestAnimationFrame(() => requestAnimationFrame(isShown));
  if (order.pointer) {
    Object.assign(pointer, order.pointer);
    isPointing = true;
  }
  if (order.pressed) grab(show, pointer);
  else if (order.pressed === false) letGo(show);
  gone = order.gone ?? gone;
  if (playing !== undefined) play(playing);
}

function isShown(): void {
  renderer?.draw(show);
  answer('ready');
}

function play(on: boolean): void {
  cancelAnimationFrame(request);
  last = performance.now();
  slowInARow = 0;
  if (on) request = requestAnimationFrame(frame);
}

function frame(now: number): void {
  request = requestAnimationFrame(frame);
  if (++frames % pace > 0) return;
  const seconds = Math.min(LONGEST_STEP, Math.max(0, (now - last) / 1000));
  last = now;
  stir(show.flights, pointer, seconds, show.held);
  moveCamera(show, isPointing ? pointer : undefined, gone, seconds);
  const left = WAKE_DECAY ** seconds;
  pointer.vx *= left;
  pointer.vy *= left;
  if (advance(show, seconds)) answer('filed');
  drawTimed();
}

/** Draws fewer frames where they take too long. The resolution stays: resizing a canvas empties it. */
function drawTimed(): void {
  const started = performance.now();
  renderer?.draw(show);
  if (frames % (TIMED_EVERY * pace) > 0 || pace === SLOWEST_PACE) return;
  renderer?.finish();
  slowInARow = performance.now() - started > FRAME_BUDGET ? slowInARow + 1 : 0;
  if (slowInARow < SLOW_IN_A_ROW) return;
  pace += 1;
  slowInARow = 0;
}

function answer(message: WorkerResponse): void {
  postMessage(message);
}
