import { expect, test } from 'vitest';
import { covers, listCountWords, listQueryFrom } from './query.ts';

const categories = ['ai', 'case-study'];

test('a URL gives the filter', () => {
  expect(listQueryFrom('?category=ai&search=+form+', categories)).toEqual({
    category: 'ai',
    search: 'form',
  });
  expect(listQueryFrom('?category=gossip', categories)).toEqual({ search: '' });
  expect(listQueryFrom('', categories)).toEqual({ search: '' });
  // Postgres refuses null bytes, so the page would fail.
  expect(listQueryFrom('?search=%00form', categories)).toEqual({ search: 'form' });
});

test('all posts cover each category, a category only itself, a search only itself', () => {
  expect(covers({ search: '' }, { category: 'ai', search: '' })).toBe(true);
  expect(covers({ category: 'ai', search: '' }, { category: 'ai', search: '' })).toBe(true);
  expect(covers({ category: 'ai', search: '' }, { search: '' })).toBe(false);
  expect(covers({ search: 'form' }, { category: 'ai', search: 'form' })).toBe(true);
  expect(covers({ search: '' }, { search: 'form' })).toBe(false);
});

test.each([
  ['7 signals', listCountWords('signal-board', 7, { search: '' })],
  ['1 article in Industry for “freight”', listCountWords('blog', 1, { category: 'industry', search: 'freight' })],
  ['1+ articles', listCountWords('blog', 1, { search: '' }, true)],
  ['100+ signals for “form”', listCountWords('signal-board', 100, { search: 'form' }, true)],
])('a list says that it shows %s', (words, said) => {
  expect(said).toBe(words);
});
