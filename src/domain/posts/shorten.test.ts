import { expect, test } from 'vitest';
import { shorten } from './shorten.ts';

test('a text that fits is unchanged', () => {
  expect(shorten('Count  before you\nautomate.', 30)).toBe('Count before you automate.');
});

test('a longer one is cut between two words', () => {
  expect(shorten('Count, before you automate.', 7)).toBe('Count…');
  expect(shorten('Count before you automate.', 16)).toBe('Count before…');
});

test('one without spaces is cut at the limit', () => {
  expect(shorten('x'.repeat(30), 10)).toBe(`${'x'.repeat(9)}…`);
});
