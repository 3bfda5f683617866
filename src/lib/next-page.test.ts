import { expect, test } from 'vitest';
import { nextPage } from './next-page.ts';

test('the next page is the link with rel="next"', () => {
  expect(nextPage('</api/blog?offset=100>; rel="next"')).toBe('/api/blog?offset=100');
  expect(nextPage('</a>; rel="prev", </b>; title="x"; rel=next')).toBe('/b');
});

test('the last page has none', () => {
  expect(nextPage(null)).toBeUndefined();
  expect(nextPage('</a>; rel="prev"')).toBeUndefined();
});
