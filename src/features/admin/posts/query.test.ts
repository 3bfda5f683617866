import { expect, test } from 'vitest';
import { addressOf, everything, queryFrom, requestQuery } from './query.ts';
import { queries } from './query-cases.data.ts';

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
