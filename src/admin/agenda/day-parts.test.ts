import { expect, test } from 'vitest';
import { dayParts } from './day-parts.ts';

test.each([
  [[], []],
  [['09:00-17:00'], ['Afternoon 12:00-17:00', 'Morning 09:00-12:00', 'All open hours 09:00-17:00']],
  // With a break at noon.
  [
    ['08:30-11:30', '13:00-18:00'],
    ['Afternoon 12:00-18:00', 'Morning 08:30-12:00', 'All open hours 08:30-18:00'],
  ],
  [['13:00-17:00'], ['All open hours 13:00-17:00']],
  [['09:00-12:00'], ['All open hours 09:00-12:00']],
])('of a day open %j there are %j', (open, parts) => {
  const hours = open.map((span) => {
    const [opens = '', closes = ''] = span.split('-');
    return { opens, closes };
  });
  expect(dayParts({ hours }).map(({ name, from, to }) => `${name} ${from}-${to}`)).toEqual(parts);
});
