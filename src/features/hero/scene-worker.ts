import { stir, type Pointer } from './breeze.ts';
import type { Answer, Order, Place } from './messages.ts';
import { createRenderer, type Renderer } from './renderer.ts';
import { advance, openShow } from './show.ts';

/** The maximum time step, in seconds: after longer gaps the animation continues where it stopped. */
const LONGEST_STEP = 0.05;
/** The fraction of the pointer's speed that is left after a second. */
const WAKE_LEFT = 0.02;

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
/** Average time between frames, in seconds. */
let pace = 0;

addEventListener('message', ({ data }: MessageEvent<Order>) => {
  try {
    obey(data);
  } catch {
    answer('lost');
  }
});

function obey(order: Order): void {
  const { canvas, colours, playing } = order;
  if (order.place) {
    place = order.place;
    density = place.density;
  }
  if (canvas) {
    canvas.addEventListener('webglcontextlost', () => answer('lost'));
    renderer = createRenderer(canvas, density);
  }
  if (colours) renderer?.recolour(colours);
  if (order.place) renderer?.resize(order.place, density);
  if (colours || order.place) renderer?.draw(show);
  if (canvas) answer('ready');
  if (order.pointer) Object.assign(pointer, order.pointer);
  if (playing !== undefined) play(playing);
}

function play(on: boolean): void {
  cancelAnimationFrame(request);
  last = performance.now();
  pace = 0;
  if (on) request = requestAnimationFrame(frame);
}

function frame(now: number): void {
  const gap = Math.max(0, (now - last) / 1000);
  const seconds = Math.min(LONGEST_STEP, gap);
  last = now;
  keepPace(gap);
  stir(show.flights, pointer, seconds);
  const left = WAKE_LEFT ** seconds;
  pointer.vx *= left;
  pointer.vy *= left;
  advance(show, seconds);
  renderer?.draw(show);
  request = requestAnimationFrame(frame);
}

/** Reduces the resolution on slow machines, but keeps the print legible. */
function keepPace(gap: number): void {
  pace += (gap - pace) * 0.03;
  if (pace < SLOW || density <= COARSEST || !place) return;
  density = COARSEST;
  pace = 0;
  renderer?.resize(place, density);
}

function answer(message: Answer): void {
  postMessage(message);
}
