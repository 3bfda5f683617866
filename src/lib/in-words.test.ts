import { expect, test } from 'vitest';
import { countOf, inWords, inWordsFirst } from './in-words.ts';

test.each([
  [0, 'zero'],
  [3, 'three'],
  [20, 'twenty'],
  [21, 'twenty-one'],
  [40, 'forty'],
  [99, 'ninety-nine'],
  [100, '100'],
])('%d is %s', (count, words) => {
  expect(inWords(count)).toBe(words);
});

test('sentences begin with a capital, and one of something has no plural', () => {
  expect(inWordsFirst(42)).toBe('Forty-two');
  expect(countOf(1, 'project')).toBe('one project');
  expect(countOf(2, 'person', 'people')).toBe('two people');
});
