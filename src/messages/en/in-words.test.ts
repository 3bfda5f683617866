import { expect, test } from 'vitest';
import { countOf, countOfFirst, inWords, inWordsFirst } from './in-words.ts';

test.each([
  [inWords(0), 'zero'],
  [inWords(20), 'twenty'],
  [inWords(21), 'twenty-one'],
  [inWords(40), 'forty'],
  [inWords(99), 'ninety-nine'],
  [inWords(100), '100'],
  [inWordsFirst(42), 'Forty-two'],
  [countOf(0, 'project', 'projects'), 'no projects'],
  [countOfFirst(1, 'project', 'projects'), 'One project'],
  [countOf(1, 'project', 'projects'), 'one project'],
  [countOf(2, 'person', 'people'), 'two people'],
])('%s is written %s', (made, expected) => {
  expect(made).toBe(expected);
});
