import { expect, test } from 'vitest';
import { eachRow } from '#src/lib/testing/each-row.ts';
import { offerings } from './automations.ts';
import { galleryExtra } from './automations/custom.data.ts';
import { categories } from './categories.ts';
import { galleryIdeas } from '#src/domain/gallery.ts';
import { durations, spanText } from './prices.ts';

const every = [...offerings, galleryExtra];
const unique = (values: readonly string[]) => new Set(values).size === values.length;

test('there are forty, and the gallery has one more', () => {
  expect(offerings).toHaveLength(40);
  expect(galleryIdeas).toHaveLength(41);
});

test('the six of the home page come first and Custom last', () => {
  expect(offerings.slice(0, 6).map(({ title }) => title)).toEqual([
    'Invoice capture to ledger',
    'Quote from a call note',
    'First-day paperwork',
    'Delivery proof to billing',
    'Inbox triage with drafts',
    'Expiry watch',
  ]);
  expect(offerings.at(-1)).toMatchObject({
    category: 'Custom',
    timeToValue: 'varies',
    complexity: 'custom',
    roiMultiplier: 'infinite',
  });
});

test('all sixteen categories have an automation', () => {
  expect(new Set(offerings.map(({ category }) => category))).toEqual(new Set(categories));
});

test('ids, titles and descriptions are unique', () => {
  expect(unique(every.map(({ id }) => id))).toBe(true);
  expect(unique(every.map(({ title }) => title.toLowerCase()))).toBe(true);
  expect(unique(every.map(({ description }) => description))).toBe(true);
  expect(unique(every.flatMap(({ takes, gives }) => [takes, gives]))).toBe(true);
});

test('every automation fits its card', () =>
  eachRow(
    every,
    ({ title }) => title,
    (automation) => {
      expect(automation.id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(automation.title.length).toBeLessThanOrEqual(32);
      expect(automation.description.length).toBeGreaterThanOrEqual(90);
      expect(automation.description.length).toBeLessThanOrEqual(160);
      expect(automation.takes.length).toBeLessThanOrEqual(34);
      expect(automation.gives.length).toBeLessThanOrEqual(34);
    },
  ));

test('the duration of each matches its complexity', () =>
  eachRow(
    every.filter(({ complexity }) => complexity !== 'custom'),
    ({ title }) => title,
    ({ complexity, timeToValue, roiMultiplier }) => {
      const { from, to, unit } = durations[complexity as keyof typeof durations];
      const possible = Array.from({ length: to - from + 1 }, (_, more) => from + more);
      expect(possible.map((weeks) => spanText({ from: weeks, unit }))).toContain(timeToValue);
      expect(roiMultiplier).toMatch(/^\dx$/);
    },
  ));

test('the gallery has its own three complexity labels', () => {
  expect(new Set(galleryIdeas.map(({ complexity }) => complexity))).toEqual(
    new Set(['Simple', 'Moderate', 'Advanced']),
  );
});
