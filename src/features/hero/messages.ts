import type { Pointer } from './pointer-wake.ts';
import type { Colors } from './colors.ts';

/** Size of the scene's area in CSS pixels, CSS pixels per frame unit, and device pixels per CSS pixel. */
export interface Place {
  width: number;
  height: number;
  scale: number;
  density: number;
}

/** Messages from the page to the worker; the first one carries the canvas and all initial data. */
export interface WorkerRequest {
  canvas?: OffscreenCanvas;
  place?: Place;
  colors?: Colors;
  playing?: boolean;
  pointer?: Pointer;
  /** What the visitor has written; it is put on the next sheet. */
  words?: string;
}

/** Messages from the worker: the first frame is drawn, the visitor's sheet has landed, the scene has failed. */
export type WorkerResponse = 'ready' | 'filed' | 'lost';
