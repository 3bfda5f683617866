import { type DocumentKind, documentKinds } from '#src/lib/documents.data.ts';
import { opening, OPENING_NEXT } from './opening.data.ts';
import { required } from './required.ts';
import { seededRandom } from './random.ts';
import {
  CELL,
  FRAME,
  onGrid,
  type Point,
  SHEET_LENGTH,
  SHEET_RISE,
  toFrame,
} from './projection.ts';

/** A filed sheet. */
interface FiledSheet {
  kind: DocumentKind;
  /** Whether it shows what the visitor has written instead. */
  hasWords?: boolean | undefined;
  /** Random offset from the slot's center, in sheet widths. */
  shiftX: number;
  shiftY: number;
}

/** One slot of the grid and its stack. */
export interface Slot {
  /** Center of the slot, on the ground. */
  place: Point;
  /** Bottom first. */
  sheets: FiledSheet[];
  /** Cut off by the frame's near edge: nothing lands or sinks there. */
  cutOff: boolean;
  /** Seconds since the stack began to sink; −1 if it does not. */
  sinking: number;
  /** Seconds since the last sheet landed. */
  rested: number;
}

/** The grid, its stacks, and the marked slot where the next sheet lands. */
export interface Grid {
  /** Far slots first, the order in which they are painted. */
  slots: Slot[];
  next: Slot;
  /** The previous `next` slot, whose marking fades out. */
  previous: Slot | undefined;
  random: () => number;
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

export function createGrid(seed: number): Grid {
  const random = seededRandom(seed);
  const slots = opening.map(([along, down, height, kind = 'letter']): Slot => {
    const sheets = Array.from({ length: height }, () => filed(kind, random));
    const place = onGrid(along * CELL.width + 0.5, down * CELL.length + SHEET_LENGTH / 2);
    const cutOff = toFrame(place)[1] > FRAME.height - CUT_OFF;
    return { place, sheets, cutOff, sinking: -1, rested: Infinity };
  });
  const next = required(slots[OPENING_NEXT], 'place to begin with');
  slots.sort((a, b) => a.place.y - b.place.y);
  return { slots, next, previous: undefined, random };
}

/** Files a sheet on the marked slot, sinks a stack if few slots are empty, and marks another slot within reach. */
export function land(
  grid: Grid,
  { kind, hasWords }: { kind: DocumentKind; hasWords?: boolean },
  coming: Point,
): void {
  const { next: slot, slots, random } = grid;
  slot.sheets.push({ ...filed(kind, random), hasWords });
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
export function topOf(slot: Slot): number {
  return slot.sheets.length * SHEET_RISE;
}

function filed(kind: DocumentKind, random: () => number): FiledSheet {
  return { kind, shiftX: (random() - 0.5) * 0.022, shiftY: (random() - 0.5) * 0.022 };
}

/** A full stack first; otherwise one of the lowest, so that the others can grow. */
function sinkStack(slots: Slot[], landed: Slot, random: () => number): void {
  const free = slots.filter(
    (slot) => !slot.cutOff && (slot.sheets.length === 0 || slot.sinking >= 0),
  );
  if (free.length >= FREE_SLOTS) return;
  const resting = slots.filter((slot) => !free.includes(slot) && !slot.cutOff && slot !== landed);
  const full = resting.filter((slot) => slot.sheets.length === STACK_LIMIT);
  const low = resting.filter((slot) => slot.sheets.length <= LOW_STACK);
  const group = [full, low].find((some) => some.length > 0) ?? resting;
  pick(group, random).sinking = 0;
}

/** Usually an empty slot, where the marking is most visible; otherwise the higher of two stacks. */
function choose(slots: Slot[], landed: Slot, coming: Point, random: () => number): Slot {
  const open = slots.filter(
    (slot) =>
      slot !== landed && !slot.cutOff && slot.sinking < 0 && slot.sheets.length < STACK_LIMIT,
  );
  const near = open.filter(
    ({ place }) => Math.hypot(place.x - coming.x, place.y - coming.y) < EASY_REACH,
  );
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
