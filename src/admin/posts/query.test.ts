import { expect, test } from 'vitest';
import { dashboardQueryString, dashboardQueryFrom, requestQuery } from './query.ts';
import { queries } from './query-cases.data.ts';

const categories = ['ai', 'case-study'];

test.each(queries)('the URL %j is a filter, and the other way around', (address, request) => {
  const query = dashboardQueryFrom(address, categories);
  expect(dashboardQueryString(query)).toBe(address);
  expect(requestQuery(query)).toBe(request);
});

test('what is unknown is no filter', () => {
  const address = '?search=+&category=gossip&status=gone&sort=size';
  expect(dashboardQueryString(dashboardQueryFrom(address, categories))).toBe('');
});
