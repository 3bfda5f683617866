import { expect, test } from 'vitest';
import { covers, listQueryFrom } from './query.ts';

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
