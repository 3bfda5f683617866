import { type DocumentKind, documentKinds } from '#src/lib/documents.data.ts';
import { opening, OPENING_NEXT } from './opening.data.ts';
import { required } from './required.ts';
import { seededRandom } from './random.ts';
import { CELL, FRAME, onGrid, type Point, SHEET_LENGTH, SHEET_RISE, toFrame } from './projection.ts';

/** The grid, its stacks, and the marked slot where the next sheet lands. */
export type Grid = ReturnType<typeof createGrid>;

/** One slot of the grid and its stack. */
export type GridSlot = Grid['slots'][number];

/** A sheet, with a document on it or with what the visitor has written. */
export interface Sheet {
  kind: DocumentKind;
  hasWords?: boolean | undefined;
}

/** Maximum height of a stack. */
export const STACK_LIMIT = 10;
/** Seconds that a full stack takes to sink out of sight. */
export const SINK_TIME = 3.2;
/** Minimum number of empty slots, including the marked one. */
const FREE_SLOTS = 3;
/** A stack of at most this many sheets may sink to make room. */
const LOW_STACK = 2;
/** How far a sheet can glide to its slot without hurry, in sheet widths. */
const EASY_REACH = 2.2;
/** How often the next sheet gets an empty slot. */
const EMPTY_SHARE = 0.7;

/** Slots whose center is nearer than this to the frame's lower edge are mostly out of sight. */
const CUT_OFF = 40;

export function createGrid(seed: number) {
  const random = seededRandom(seed);
  const slots = opening.map(([along, down, height, kind = 'letter']) => {
    const place = onGrid(along * CELL.width + 0.5, down * CELL.length + SHEET_LENGTH / 2);
    return {
      /** Center of the slot, on the ground. */
      place,
      /** Bottom first. */
      sheets: Array.from({ length: height }, () => filed({ kind }, random)),
      /** Cut off by the frame's near edge: nothing lands or sinks there. */
      cutOff: toFrame(place)[1] > FRAME.height - CUT_OFF,
      /** Seconds since the stack began to sink; −1 if it does not. */
      sinking: -1,
      /** Seconds since the last sheet landed. */
      rested: Infinity,
    };
  });
  const next = required(slots[OPENING_NEXT], 'place to begin with');
  /** The previous `next` slot, whose marking fades out. */
  const previous = undefined as typeof next | undefined;
  // Far slots first, the order in which they are painted.
  slots.sort((a, b) => a.place.y - b.place.y);
  return { slots, next, previous, random };
}

/** Files a sheet on the marked slot, sinks a stack if few slots are empty, and marks another slot within reach. */
export function land(grid: Grid, sheet: Sheet, coming: Point): void {
  const { next: slot, slots, random } = grid;
  slot.sheets.push(filed(sheet, random));
  slot.rested = 0;
  grid.previous = slot;
  sinkStack(slots, slot, random);
  grid.next = choose(slots, slot, coming, random);
}

/** Advances the time of sinking stacks and fresh sheets. */
export function advanceStacks(grid: Grid, seconds: number): void {
  for (const slot of grid.slots) {
    slot.rested += seconds;
    if (slot.sinking < 0) continue;
    slot.sinking += seconds;
    if (slot.sinking < SINK_TIME) continue;
    slot.sheets.length = 0;
    slot.sinking = -1;
  }
}

/** Height of the top of a stack, in sheet widths above the ground. */
export function topOf(slot: GridSlot): number {
  return slot.sheets.length * SHEET_RISE;
}

/** A filed sheet, with a random offset from the center of its slot, in sheet widths. */
function filed({ kind, hasWords }: Sheet, random: () => number) {
  return { kind, hasWords, shiftX: (random() - 0.5) * 0.022, shiftY: (random() - 0.5) * 0.022 };
}

/** A full stack first; otherwise one of the lowest, so that the others can grow. */
function sinkStack(slots: GridSlot[], landed: GridSlot, random: () => number): void {
  const free = slots.filter((slot) => !slot.cutOff && (slot.sheets.length === 0 || slot.sinking >= 0));
  if (free.length >= FREE_SLOTS) return;
  const resting = slots.filter((slot) => !free.includes(slot) && !slot.cutOff && slot !== landed);
  const full = resting.filter((slot) => slot.sheets.length === STACK_LIMIT);
  const low = resting.filter((slot) => slot.sheets.length <= LOW_STACK);
  const group = [full, low].find((some) => some.length > 0) ?? resting;
  pick(group, random).sinking = 0;
}

/** Usually an empty slot, where the marking is most visible; otherwise the higher of two stacks. */
function choose(slots: GridSlot[], landed: GridSlot, coming: Point, random: () => number): GridSlot {
  const open = slots.filter(
    (slot) => slot !== landed && !slot.cutOff && slot.sinking < 0 && slot.sheets.length < STACK_LIMIT,
  );
  const near = open.filter(({ place }) => Math.hypot(place.x - coming.x, place.y - coming.y) < EASY_REACH);
  const among = near.length > 0 ? near : open;
  const empty = among.filter((slot) => slot.sheets.length === 0);
  if (empty.length > 0 && random() < EMPTY_SHARE) return pick(empty, random);
  const [one, other] = [pick(among, random), pick(among, random)];
  return one.sheets.length > other.sheets.length ? one : other;
}

function pick<T>(among: readonly T[], random: () => number): T {
  return required(among[Math.floor(random() * among.length)], 'choice');
}

/** The document kinds in shuffled rounds, endlessly and without immediate repeats. */
export function shuffledKinds(random: () => number): () => DocumentKind {
  let bag: DocumentKind[] = [];
  let last: DocumentKind | undefined;
  return () => {
    if (bag.length === 0) bag = [...documentKinds];
    const fresh = bag.filter((kind) => kind !== last);
    last = pick(fresh, random);
    bag.splice(bag.indexOf(last), 1);
    return last;
  };
}
