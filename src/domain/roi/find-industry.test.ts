import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eachRow } from '#src/lib/testing/each-row.ts';
import { findIndustry } from './find-industry.ts';
import { descriptions, industryCases, noIndustries } from './find-industry-cases.data.ts';
import { industries } from '#src/content/trades.ts';

function namesOf(text: string) {
  const { industry, others } = findIndustry(text);
  return [industry?.name, ...others.map(({ name }) => name)];
}

test('every industry is found by its name', () =>
  eachRow(
    industries,
    ({ name }) => name,
    ({ id, name }) => {
      for (const text of [name, name.toUpperCase(), `  the ${name} industry `]) {
        const found = findIndustry(text);
        expect(found.industry?.id).toBe(id);
        expect(found).not.toHaveProperty('trade');
      }
    },
  ));

test('every word of an industry leads to it, or to one that shares the word, and every narrower trade says whose it is', () => {
  const astray = industries.flatMap(({ id, name, words, narrower }) => [
    ...words.filter((word) => !namesOf(word).includes(name)).map((word) => `${word} (${name})`),
    ...narrower.filter((trade) => {
      const found = findIndustry(trade);
      return found.industry?.id !== id || found.trade !== trade;
    }),
  ]);
  expect(astray).toEqual([]);
});

test.each(industryCases)('%s: %j', (_, text, ...names) => {
  const found = namesOf(text);
  expect(names.length === 1 ? found.slice(0, 1) : found).toEqual(names);
});

test('whatever is typed, it answers', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 600, unit: 'grapheme' }), (text) => {
      const { industry, others } = findIndustry(text);
      expect(others.length).toBeLessThanOrEqual(3);
      if (industry) expect(others).not.toContain(industry);
    }),
  );
});

test.each(descriptions)('a description: %s', (text, name, people) => {
  const found = findIndustry(text);
  expect(found.industry?.name).toBe(name);
  expect(found.people).toBe(people);
});

test('a description that says too little is asked back', () => {
  const { industry, others } = findIndustry('we host concerts');
  expect(industry).toBeUndefined();
  expect(others.map(({ name }) => name)).toContain('Theaters and music venues');
});

test.each([
  ['mobile dog grooming', 'Pet groomers', 'Mobile dog grooming'],
  ['our small family owned vegan bakery in Dallas', 'Bakeries', 'Vegan bakery'],
])('%s is narrower than %s', (text, name, trade) => {
  expect(findIndustry(text)).toMatchObject({ industry: { name }, trade });
});

test('a place, a size or an owner makes nothing narrower', () => {
  const found = findIndustry('three small family owned bakeries in Ohio, 12 people');
  expect(found.industry?.name).toBe('Bakeries');
  expect(found).not.toHaveProperty('trade');
});

test.each(noIndustries)('%j is no industry', (text) => {
  expect(findIndustry(text).industry).toBeUndefined();
});
