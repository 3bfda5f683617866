import { expect, test } from 'vitest';
import { addressOf, requestQuery, everything, isFiltered, queryFrom } from './query.ts';

const categories = ['ai', 'case-study'];

test.each([
  ['', everything, '?scope=all'],
  [
    '?category=ai&search=a+%26+b&view=deleted',
    { search: 'a & b', category: 'ai', deleted: true },
    '?scope=deleted&category=ai&search=a+%26+b',
  ],
  [
    '?status=draft&sort=title',
    { ...everything, status: 'draft', sort: 'title' },
    '?scope=all&status=draft&sort=title',
  ],
  // Deleted posts have neither.
  [
    '?status=draft&sort=title&view=deleted',
    { search: '', status: 'draft', sort: 'title', deleted: true },
    '?scope=deleted',
  ],
] as const)('the URL %j is a filter, and the other way around', (address, query, request) => {
  expect(queryFrom(address, categories)).toEqual(query);
  expect(addressOf(query)).toBe(address);
  expect(requestQuery(query)).toBe(request);
});

test('what is unknown is no filter', () => {
  const address = '?search=+&category=gossip&view=all&status=gone&sort=size';
  expect(queryFrom(address, categories)).toEqual(everything);
});

test('the view of deleted posts and the order are no filters', () => {
  expect(isFiltered({ ...everything, deleted: true, sort: 'title' })).toBe(false);
  for (const one of [{ search: 'a' }, { category: 'ai' }, { status: 'draft' }] as const) {
    expect(isFiltered({ ...everything, ...one })).toBe(true);
  }
});
