import { expect, test } from 'vitest';
import { apart, coverNames, coverOf } from './cover.ts';
import { coverDrawings } from './cover-drawings.ts';

test.each([
  ['What an hour of busywork really costs', 'week'],
  ['The invoice behind the invoice', 'cost'],
  ['The order that was placed twice', 'twice'],
  ['Four hundred resumes and a Tuesday', 'pile'],
  ['Where a language model belongs', 'reading'],
])('a cover shows what the title speaks of: %s', (title, cover) => {
  expect(coverOf(title)).toBe(cover);
});

test('titles without such a word get covers of every kind', () => {
  const covers = Array.from({ length: 300 }, (_, number) => coverOf(`Zebra ${number}`));
  expect(new Set(covers).size).toBe(coverNames.length);
});

test('cards near each other never look alike, and as few as possible change', () => {
  const drawn = apart(['form', 'form', 'form', 'tray', 'form', 'form', 'cost']);
  for (const [index, name] of drawn.entries()) {
    expect(drawn.slice(Math.max(0, index - 4), index)).not.toContain(name);
  }
  expect([drawn[0], drawn[3], drawn[6]]).toEqual(['form', 'tray', 'cost']);
});

test('the sheets of a cover are within the drawing', () => {
  for (const { sheets } of Object.values(coverDrawings)) {
    for (const [, x, y, , scale = 1] of sheets) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(y + 52 * scale).toBeLessThan(150);
    }
  }
});
