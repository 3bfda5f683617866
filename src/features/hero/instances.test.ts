import { expect, test } from 'vitest';
import { CAPACITY, type Ranges, STRIDE, writeInstances } from './instances.ts';
import { advance, openShow } from './show.ts';

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

test('the first frame has every filed sheet, the marking and the falling sheets', () => {
  const show = openShow();
  const ranges: Ranges = { filed: 0, marks: 0, airborne: 0 };
  writeInstances(show, new Float32Array(CAPACITY * STRIDE), ranges);
  const filed = show.grid.slots.reduce((sum, slot) => sum + slot.sheets.length, 0);
  expect(ranges).toEqual({ filed, marks: 1, airborne: show.flights.length });
});
