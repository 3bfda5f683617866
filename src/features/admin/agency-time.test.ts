import { expect, test } from 'vitest';
import { agencyField, instantIn, formatAgencyTime } from './agency-time.ts';

test("a field shows the agency's local time, in winter and in summer", () => {
  for (const [instant, field, words] of [
    ['2027-01-05T15:00:00.000Z', '2027-01-05T09:00', 'Jan 5, 2027, 9:00 AM CST'],
    ['2027-07-05T04:30:00.000Z', '2027-07-04T23:30', 'Jul 4, 2027, 11:30 PM CDT'],
  ] as const) {
    expect(agencyField(instant)).toBe(field);
    expect(instantIn(field)).toBe(instant);
    expect(formatAgencyTime(instant)).toBe(words);
  }
});

test('a field without a time is empty, and an invalid value is left to the validation', () => {
  expect(agencyField(null)).toBe('');
  expect(instantIn('')).toBe('');
  expect(instantIn('12027-01-05T09:00')).toBe('12027-01-05T09:00');
});
