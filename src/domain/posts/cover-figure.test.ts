import { expect, test } from 'vitest';
import { coverFigure } from './cover-figure.ts';

test.each([
  ['Four hundred resumes and a Tuesday', '', '400'],
  ['Thirty-one questions, asked again', '', '31'],
  ['Before you buy it: five lines to paste', '', '5'],
  ['What 41% less retyping is worth', '', '41%'],
  ['The invoice that was typed again', 'The bill was for $212. Handling it cost $61.', '$212'],
  ['Orders', 'We counted 1,840 of them in a week.', '1,840'],
  ['One question per page', 'Start with one thing.', null],
  ['Plans for 2026', 'From 3/4/2026 at 7:50, A-7731 and 10-to-one.', null],
  ['Often, without a number', 'Tenants, someone, freightened.', null],
  ['A lot', 'It came to $1,234,567,890.00', null],
])('%s %s shows %s', (title, summary, shown) => {
  expect(coverFigure(title, summary)).toBe(shown);
});
