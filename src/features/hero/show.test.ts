import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { LANDING_TIME, stir } from './flight.ts';
import { topOf } from './grid.ts';
import { CAPACITY, type Ranges, STRIDE, writeInstances } from './instances.ts';
import { required } from './required.ts';
import { advance, fileWords, grab, letGo, moveCamera, openShow } from './show.ts';
import { FRAME, type Point, toFrame } from './projection.ts';

test('the poster shows what the scene begins with', async () => {
  const poster = await readFile(new URL('poster.svg', import.meta.url), 'utf8');
  const drawn = (pattern: RegExp) => [...poster.matchAll(pattern)].map(([, part]) => part);
  const { grid, flights } = openShow();
  const stacks = grid.slots.filter(({ sheets }) => sheets.length > 0);
  expect(drawn(/"#doc-(\w+)"/g)).toEqual(stacks.map(({ sheets }) => sheets.at(-1)?.kind));
  expect(drawn(/"(leaf)"/g)).toHaveLength(stacks.flatMap(({ sheets }) => sheets.slice(1)).length);
  expect(drawn(/"(doc-mark)"/g)).toHaveLength(flights.length);
});

test('a sheet lies flat on the marked slot when it lands', () => {
  const show = openShow();
  const { place } = show.grid.next;
  const height = topOf(show.grid.next);
  const landing = required(show.flights[0], 'landing sheet');
  advance(show, LANDING_TIME - show.clock - 1e-6);
  expect(landing.pose.x).toBeCloseTo(place.x, 3);
  expect(landing.pose.y).toBeCloseTo(place.y, 3);
  expect(landing.pose.z).toBeCloseTo(height, 3);
  for (const angle of ['spin', 'tilt', 'roll', 'bend', 'twist'] as const) {
    expect(landing.pose[angle]).toBeCloseTo(0, 3);
  }
});

test("the visitor's sheet can be read before it lands, and lands within four seconds", () => {
  for (let seconds = 0; seconds < 2 * LANDING_TIME; seconds += 0.1) {
    const show = openShow();
    advance(show, seconds);
    fileWords(show);
    let time = 0;
    while (!advance(show, 0.02)) time += 0.02;
    expect(time).toBeGreaterThan(0.5);
    expect(time).toBeLessThan(4);
    expect(show.grid.slots.some(({ sheets }) => sheets.at(-1)?.hasWords)).toBe(true);
    expect(show.pace).toBe(1);
  }
});

test('no sheet moves too fast or jumps, over ten minutes', () => {
  const show = openShow();
  const step = 1 / 60;
  const before = new Map<object, Point>();
  let fastest = 0;
  for (let time = 0; time < 600; time += step) {
    advance(show, step);
    for (const flight of show.flights) {
      const last = before.get(flight);
      const { x, y, z } = flight.pose;
      if (last) fastest = Math.max(fastest, Math.hypot(x - last.x, y - last.y, z - last.z) / step);
      before.set(flight, { x, y, z });
    }
  }
  // Sheet widths per second.
  expect(fastest).toBeLessThan(2.6);
});

test('ten minutes of the animation fit the allocated buffer, with finite numbers only', () => {
  const show = openShow();
  const data = new Float32Array(CAPACITY * STRIDE);
  const ranges: Ranges = { filed: 0, marks: 0, airborne: 0 };
  for (let time = 0; time < 600; time += 0.2) {
    advance(show, 0.2);
    writeInstances(show, data, ranges);
    const count = ranges.filed + ranges.marks + ranges.airborne;
    expect(count).toBeLessThanOrEqual(CAPACITY);
    expect(data.subarray(0, count * STRIDE).every(Number.isFinite)).toBe(true);
  }
});

test('a grabbed sheet follows the pointer while time all but stands still, and is filed once it is let go', () => {
  const show = openShow();
  const sheet = required(show.flights[2], 'sheet');
  const [x, y] = toFrame(sheet.pose);
  const pointer = { x, y, vx: 0, vy: 0 };
  const play = (seconds: number) => {
    for (let time = 0; time < seconds; time += 1 / 60) {
      stir(show.flights, pointer, 1 / 60, show.held);
      advance(show, 1 / 60);
    }
  };
  grab(show, pointer);
  expect(show.held).toBe(sheet);
  Object.assign(pointer, { x: x - 150, y: y + 60 });
  const before = show.clock;
  play(1);
  const [heldX, heldY] = toFrame(sheet.pose);
  expect(Math.hypot(heldX - pointer.x, heldY - pointer.y)).toBeLessThan(25);
  expect(show.clock - before).toBeLessThan(0.3);
  letGo(show);
  // A tap is long enough to be seen.
  play(0.5);
  expect(show.held).toBe(sheet);
  play(0.5);
  expect(show.held).toBeUndefined();
  play(3 * LANDING_TIME);
  expect(show.flights).not.toContain(sheet);
});

test('a press beside every sheet, or on one that is about to land, grabs none', () => {
  const show = openShow();
  grab(show, { x: -500, y: -500, vx: 0, vy: 0 });
  expect(show.held).toBeUndefined();
  advance(show, LANDING_TIME - show.clock - 0.01);
  const landing = required(show.flights[0], 'landing sheet');
  const [x, y] = toFrame(landing.pose);
  grab(show, { x, y, vx: 0, vy: 0 });
  expect(show.held).not.toBe(landing);
});

test('the camera turns by two to three degrees at most, and comes back', () => {
  const show = openShow();
  const degrees = (radians: number) => Math.abs((radians * 180) / Math.PI);
  const corner = { x: 4 * FRAME.width, y: -FRAME.height, vx: 0, vy: 0 };
  moveCamera(show, corner, 0, 10);
  expect(degrees(show.camera.turn)).toBeGreaterThan(2);
  expect(degrees(show.camera.turn)).toBeLessThanOrEqual(3);
  moveCamera(show, undefined, 1, 10);
  expect(degrees(show.camera.turn)).toBeLessThan(0.1);
  expect(degrees(show.camera.tilt)).toBeGreaterThan(1.9);
  expect(degrees(show.camera.tilt)).toBeLessThanOrEqual(3);
  moveCamera(show, undefined, 0, 10);
  expect(degrees(show.camera.tilt)).toBeLessThan(0.1);
});
