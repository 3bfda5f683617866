import { expect, test } from 'vitest';
import { addressOf, requestQuery, everything, isFiltered, queryFrom } from './query.ts';

const categories = ['ai', 'case-study'];

test('a URL gives the filter', () => {
  expect(queryFrom('?search=+form+&category=ai&view=deleted', categories)).toEqual({
    search: 'form',
    category: 'ai',
    deleted: true,
  });
  expect(queryFrom('?category=gossip&view=all', categories)).toEqual(everything);
});

test('the filter gives the URL and the request', () => {
  const query = { search: 'a & b', category: 'ai', deleted: true };
  expect(addressOf(query)).toBe('?category=ai&search=a+%26+b&view=deleted');
  expect(requestQuery(query)).toBe('?scope=deleted&category=ai&search=a+%26+b');
  expect(addressOf(everything)).toBe('');
  expect(requestQuery(everything)).toBe('?scope=all');
});

test('status and order are in the URL, and not asked of deleted posts', () => {
  const query = queryFrom('?status=draft&sort=title', categories);
  expect(query).toMatchObject({ status: 'draft', sort: 'title' });
  expect(addressOf(query)).toBe('?status=draft&sort=title');
  expect(requestQuery(query)).toBe('?scope=all&status=draft&sort=title');
  expect(requestQuery({ ...query, deleted: true })).toBe('?scope=deleted');
  expect(queryFrom('?status=gone&sort=size', categories)).toEqual(everything);
  expect(isFiltered(query)).toBe(true);
});

test('a search and a category are filters, the view of deleted posts is not', () => {
  expect(isFiltered({ ...everything, deleted: true })).toBe(false);
  expect(isFiltered({ ...everything, search: 'a' })).toBe(true);
  expect(isFiltered({ ...everything, category: 'ai' })).toBe(true);
});
