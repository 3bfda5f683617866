import { expect, test } from 'vitest';
import { countWords } from './listing.ts';

const articles = { units: ['article', 'articles'], labels: { industry: 'Industry' } } as const;

test('the count line of a list', () => {
  expect(countWords(articles, 6, { search: '' })).toBe('6 articles');
  expect(countWords(articles, 0, { search: 'zeppelin' })).toBe('0 articles for “zeppelin”');
  expect(countWords(articles, 1, { category: 'industry', search: 'freight' })).toBe(
    '1 article in Industry for “freight”',
  );
  expect(countWords(articles, 100, { search: '' }, true)).toBe('100+ articles');
});
