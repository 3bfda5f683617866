import { expect, test } from 'vitest';
import { addressOf, callOf, everything, isFiltered, queryFrom } from './query.ts';

const categories = ['ai', 'case-study'];

test('an address says what to show', () => {
  expect(queryFrom('?search=+form+&category=ai&view=deleted', categories)).toEqual({
    search: 'form',
    category: 'ai',
    deleted: true,
  });
  expect(queryFrom('?category=gossip&view=all', categories)).toEqual(everything);
});

test('what is shown says its address, and its call', () => {
  const query = { search: 'a & b', category: 'ai', deleted: true };
  expect(addressOf(query)).toBe('?category=ai&search=a+%26+b&view=deleted');
  expect(callOf(query)).toBe('?scope=deleted&category=ai&search=a+%26+b');
  expect(addressOf(everything)).toBe('');
  expect(callOf(everything)).toBe('?scope=all');
});

test('a search and a category leave posts out, the other view does not', () => {
  expect(isFiltered({ ...everything, deleted: true })).toBe(false);
  expect(isFiltered({ ...everything, search: 'a' })).toBe(true);
  expect(isFiltered({ ...everything, category: 'ai' })).toBe(true);
});
