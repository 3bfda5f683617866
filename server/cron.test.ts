import { describe, expect, test } from 'vitest';
import { nextRun } from './cron.ts';

/** A Wednesday. */
const now = new Date('2026-11-25T10:17:30.500Z');

test.each([
  ['* * * * *', '2026-11-25T10:18'],
  ['*/5 * * * *', '2026-11-25T10:20'],
  ['17 * * * *', '2026-11-25T11:17'],
  ['0,30 8-10 * * *', '2026-11-25T10:30'],
  ['10/20 * * * *', '2026-11-25T10:30'],
  ['0 0 * * *', '2026-11-26T00:00'],
  ['@hourly', '2026-11-25T11:00'],
  ['@daily', '2026-11-26T00:00'],
  ['@weekly', '2026-11-29T00:00'],
  ['@monthly', '2026-12-01T00:00'],
  ['@yearly', '2027-01-01T00:00'],
  ['0 9 * * 1-5', '2026-11-26T09:00'],
  ['0 9 * * 7', '2026-11-29T09:00'],
  ['0 0 31 * *', '2026-12-31T00:00'],
  ['0 0 29 2 *', '2028-02-29T00:00'],
  ['0 0 1 * 5', '2026-11-27T00:00'],
  ['59 23 31 12 *', '2026-12-31T23:59'],
])('%s is next due at %s', (expression, expected) => {
  expect(nextRun(expression, now)).toEqual(new Date(`${expected}:00Z`));
});

test('due right now means the next time', () => {
  expect(nextRun('0 * * * *', new Date('2026-11-25T10:00:00Z'))).toEqual(
    new Date('2026-11-25T11:00:00Z'),
  );
});

describe('what is no expression says so', () => {
  test.each([
    '',
    '* * * *',
    '* * * * * *',
    '60 * * * *',
    '5-1 * * * *',
    '*/0 * * * *',
    'x * * * *',
  ])('%s', (expression) => expect(() => nextRun(expression, now)).toThrow('no cron expression'));

  test('30 February', () => {
    expect(() => nextRun('0 0 30 2 *', now)).toThrow('never comes due');
  });
});
