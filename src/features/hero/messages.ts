import type { Pointer } from './breeze.ts';
import type { Colours } from './colours.ts';

/** The size of the scene's place: CSS pixels, of those to a frame unit, and device pixels to each. */
export interface Place {
  width: number;
  height: number;
  scale: number;
  density: number;
}

/** What the page tells the worker; the canvas comes once, with everything else that it needs. */
export interface Order {
  canvas?: OffscreenCanvas;
  place?: Place;
  colours?: Colours;
  playing?: boolean;
  pointer?: Pointer;
}

/** What the worker answers: the first picture is on the canvas, or there will be no more. */
export type Answer = 'ready' | 'lost';
