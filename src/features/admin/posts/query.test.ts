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
import { counted, queries } from './query-cases.data.ts';

const categories = ['ai', 'case-study'];

test.each(queries)(
  'the URL %j is a filter, and the other way around',
  (address, query, request) => {
    expect(queryFrom(address, categories)).toEqual(query);
    expect(addressOf(query)).toBe(address);
    expect(requestQuery(query)).toBe(request);
  },
);

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

test.each(counted)('%i posts with %i drafts of %j are %j', (posts, drafts, query, words) => {
  const headers = new Headers({ 'X-Total-Count': `${posts}`, 'X-Draft-Count': `${drafts}` });
  expect(countWords(countsIn(headers), { ...everything, ...query })).toBe(words);
});
