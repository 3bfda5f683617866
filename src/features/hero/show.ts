import { type Flight, moveFlight, LANDING_TIME, type Pointer, SHEETS_IN_AIR, createFlight } from './flight.ts';
import { FRAME, toFrame } from './projection.ts';
import { land, createGrid, advanceStacks, shuffledKinds, topOf } from './grid.ts';
import { seededRandom } from './random.ts';

/** The state of the animation: the grid and the falling sheets, the one that lands next first. */
export type Show = ReturnType<typeof openShow>;

/** The seed of the run that poster.svg shows, chosen by eye. */
const OPENING_RUN = 591;
/** Seconds into the first landing at which the animation starts: the sheet hovers over its slot. */
const OPENING_CLOCK = 1.8;

/** The initial state, which is the frame that poster.svg shows. */
export function openShow(run = OPENING_RUN) {
  const show = {
    grid: createGrid(run),
    flights: [] as Flight[],
    /** Seconds since the last landing. */
    clock: OPENING_CLOCK,
    run,
    /** Number of sheets created so far. */
    count: 0,
    nextKind: shuffledKinds(seededRandom(run)),
    /** How fast time passes: faster while the visitor waits for the sheet with their words. */
    pace: 1,
    /** The sheet that the pointer holds, and for how many more seconds a tap holds it. */
    held: undefined as Flight | undefined,
    grip: 0,
    /** How far the camera has moved away from the still picture's, in radians. */
    camera: { turn: 0, tilt: 0 },
  };
  for (let ahead = SHEETS_IN_AIR - 1; ahead >= 0; ahead--) {
    addSheet(show, ahead * LANDING_TIME + OPENING_CLOCK);
  }
  advance(show, 0);
  return show;
}

/** Below this many seconds from its slot, a sheet can no longer be read before it lands. */
const TOO_LATE = 1;
/** How much faster time passes until the visitor's sheet has landed. */
const HURRY = 1.7;

/** Puts the visitor's words on the next sheet that can still be read, and hurries it to its slot. */
export function fileWords(show: Show): void {
  const next = show.flights[LANDING_TIME - show.clock > TOO_LATE ? 0 : 1];
  if (!next) return;
  next.hasWords = true;
  show.pace = HURRY;
}

/** How near to a sheet's center it is grabbed, in frame units. */
const GRAB_REACH = 95;
/** What is left of a sheet's way to its slot when it can no longer be grabbed. */
const NEARLY_FILED = 0.45;
/** How long a tap holds a sheet, in seconds. */
const TAP_HOLDS = 0.7;
/** How fast time passes while a sheet is held. */
const HELD_PACE = 0.15;

/** Grabs the sheet under the pointer, which follows it until it is let go. */
export function grab(show: Show, pointer: Pointer): void {
  const away = ({ pose }: Flight) => {
    const [x, y] = toFrame(pose);
    return Math.hypot(x - pointer.x, y - pointer.y);
  };
  const free = show.clock / LANDING_TIME > 1 - NEARLY_FILED ? show.flights.slice(1) : show.flights;
  const [nearest] = free.filter((flight) => away(flight) < GRAB_REACH).toSorted((a, b) => away(a) - away(b));
  show.held = nearest;
  show.grip = Infinity;
}

/** Lets the held sheet go: a tap has still held it for a moment. */
export function letGo(show: Show): void {
  show.grip = TAP_HOLDS;
}

/** The largest turn and tilt of the camera by the pointer, and its tilt by scrolling: 2.5°, 1.2° and 2°, in radians. */
const TURN = 0.0436;
const TILT = 0.0209;
const SCROLL_TILT = 0.0349;
/** How quickly the camera follows, per second. */
const FOLLOW = 3.5;

/** Moves the camera towards where the pointer is, and up as the page is scrolled: `gone` of the scene is out of sight. */
export function moveCamera({ camera }: Show, pointer: Pointer | undefined, gone: number, seconds: number): void {
  const from = (at: number, size: number) => Math.max(-1, Math.min(1, (2 * at) / size - 1));
  const share = 1 - Math.exp(-FOLLOW * seconds);
  const turn = pointer ? -TURN * from(pointer.x, FRAME.width) : 0;
  const tilt = (pointer ? -TILT * from(pointer.y, FRAME.height) : 0) + SCROLL_TILT * gone;
  camera.turn += (turn - camera.turn) * share;
  camera.tilt += (tilt - camera.tilt) * share;
}

/** Advances the animation by seconds; returns whether the sheet with the visitor's words has landed. */
export function advance(show: Show, elapsed: number): boolean {
  const { grid, flights } = show;
  show.grip -= elapsed;
  if (show.grip <= 0) show.held = undefined;
  const seconds = elapsed * (show.held ? HELD_PACE : show.pace);
  let isFiled = false;
  show.clock += seconds;
  advanceStacks(grid, seconds);
  for (const flight of flights) flight.age += seconds;
  while (show.clock >= LANDING_TIME) {
    show.clock -= LANDING_TIME;
    const [landed, coming] = flights;
    if (landed === show.held) show.held = undefined;
    if (landed && coming) land(grid, landed, coming.pose);
    if (landed?.hasWords) {
      show.pace = 1;
      isFiled = true;
    }
    flights.shift();
    addSheet(show, show.clock);
  }
  const home = { ...grid.next.place, z: topOf(grid.next) };
  for (const [index, flight] of flights.entries()) {
    moveFlight(flight, index === 0 ? home : undefined, show.clock / LANDING_TIME);
  }
  return isFiled;
}

function addSheet(show: Show, age: number): void {
  show.flights.push(createFlight(show.nextKind(), show.run, show.count++, age));
}
