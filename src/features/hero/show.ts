import { type Flight, moveFlight, LANDING_TIME, SHEETS_IN_AIR, createFlight } from './flight.ts';
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

/** Advances the animation by seconds; returns whether the sheet with the visitor's words has landed. */
export function advance(show: Show, elapsed: number): boolean {
  const { grid, flights } = show;
  const seconds = elapsed * show.pace;
  let isFiled = false;
  show.clock += seconds;
  advanceStacks(grid, seconds);
  for (const flight of flights) flight.age += seconds;
  while (show.clock >= LANDING_TIME) {
    show.clock -= LANDING_TIME;
    const [landed, coming] = flights;
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
