import { expect, test } from 'vitest';
import {
  addressOf,
  countsIn,
  countWords,
  everything,
  isFiltered,
  queryFrom,
  requestQuery,
} from './query.ts';

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

test.each([
  [1, 0, {}, '1 post'],
  [2, 1, {}, '2 posts, 1 of them a draft'],
  [137, 21, {}, '137 posts, 21 of them drafts'],
  [1, 1, {}, '1 post, a draft'],
  [1, 0, { search: 'tally' }, '1 post for “tally”'],
  [1, 1, { deleted: true }, '1 deleted post'],
])('%i posts with %i drafts of %j are %j', (posts, drafts, query, words) => {
  const headers = new Headers({ 'X-Total-Count': `${posts}`, 'X-Draft-Count': `${drafts}` });
  expect(countWords(countsIn(headers), { ...everything, ...query })).toBe(words);
});
