import type { DocumentKind } from '#src/lib/documents.ts';
import { type Flight, moveFlight, LANDING_TIME, SHEETS_IN_AIR, createFlight } from './flight.ts';
import { land, type Grid, createGrid, advanceStacks, shuffledKinds, topOf } from './grid.ts';
import { seededRandom } from './random.ts';
import type { Point } from './projection.ts';

/** The state of the animation: the grid and the falling sheets, the one that lands next first. */
export interface Show {
  grid: Grid;
  flights: Flight[];
  /** Seconds since the last landing. */
  clock: number;
  run: number;
  /** Number of sheets created so far. */
  count: number;
  nextKind: () => DocumentKind;
  home: Point;
}

/** The seed of the run that the still picture shows, chosen by eye. */
const OPENING_RUN = 591;
/** Seconds into the first landing at which the animation starts: the sheet hovers over its slot. */
const OPENING_CLOCK = 1.8;

/** The initial state, for both the still picture and the animated scene. */
export function openShow(run = OPENING_RUN): Show {
  const grid = createGrid(run);
  const nextKind = shuffledKinds(seededRandom(run));
  const show: Show = {
    grid,
    flights: [],
    clock: OPENING_CLOCK,
    run,
    count: 0,
    nextKind,
    home: { x: 0, y: 0, z: 0 },
  };
  for (let ahead = SHEETS_IN_AIR - 1; ahead >= 0; ahead--) {
    addSheet(show, ahead * LANDING_TIME + OPENING_CLOCK);
  }
  advance(show, 0);
  return show;
}

/** Advances the animation. `seconds` is the time since the last frame. */
export function advance(show: Show, seconds: number): void {
  const { grid, flights } = show;
  show.clock += seconds;
  advanceStacks(grid, seconds);
  for (const flight of flights) flight.age += seconds;
  while (show.clock >= LANDING_TIME) {
    show.clock -= LANDING_TIME;
    const [landed, coming] = flights;
    if (landed && coming) land(grid, landed.kind, coming.pose);
    flights.shift();
    addSheet(show, show.clock);
  }
  const { home } = show;
  home.x = grid.next.place.x;
  home.y = grid.next.place.y;
  home.z = topOf(grid.next);
  for (const [index, flight] of flights.entries()) {
    moveFlight(flight, index === 0 ? home : undefined, show.clock / LANDING_TIME);
  }
}

function addSheet(show: Show, age: number): void {
  show.flights.push(createFlight(show.nextKind(), show.run, show.count++, age));
}
