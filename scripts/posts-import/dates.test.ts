import { expect, test } from 'vitest';
import { eachRow } from '#src/lib/testing/each-row.ts';
import { importedInstant } from './dates.ts';

test('dates in the forms that blogs write are the instant they name; what is not understood is none', async () => {
  const rows: [unknown, string | undefined][] = [
    ['2024-05-02', '2024-05-02T00:00:00.000Z'],
    ['2024-5-2', '2024-05-02T00:00:00.000Z'],
    ['2024/05/02', '2024-05-02T00:00:00.000Z'],
    ['2024-05-02 07:30:00', '2024-05-02T07:30:00.000Z'],
    ['2024-05-02 07:30:00 +0200', '2024-05-02T05:30:00.000Z'],
    ['2024-05-02T07:30:00-05:00', '2024-05-02T12:30:00.000Z'],
    ['2024-05-02T07:30', '2024-05-02T07:30:00.000Z'],
    ['2024-05-02 07:30:00 UTC', '2024-05-02T07:30:00.000Z'],
    ['Thu, 02 May 2024 07:30:00 +0000', '2024-05-02T07:30:00.000Z'],
    ['May 2, 2024', '2024-05-02T00:00:00.000Z'],
    ['May 2, 2024 7:30 AM', '2024-05-02T07:30:00.000Z'],
    ['2 May 2024', '2024-05-02T00:00:00.000Z'],
    ['@January 5, 2024', '2024-01-05T00:00:00.000Z'],
    ['2. Mai 2024', '2024-05-02T00:00:00.000Z'],
    ['2 mai 2024', '2024-05-02T00:00:00.000Z'],
    ['02.05.2024', '2024-05-02T00:00:00.000Z'],
    ['05/20/2024', '2024-05-20T00:00:00.000Z'],
    [1_714_635_000, '2024-05-02T07:30:00.000Z'],
    [1_714_635_000_000, '2024-05-02T07:30:00.000Z'],
    [new Date('2024-05-02T07:30:00Z'), '2024-05-02T07:30:00.000Z'],
    ['05/02/2024', undefined],
    ['2024-02-30', undefined],
    ['0000-00-00 00:00:00', undefined],
    ['Spring 2024', undefined],
    ['May 2024', undefined],
    ['yesterday', undefined],
    ['5 days ago', undefined],
    ['foo 1', undefined],
    ['posted 2024-05-02 or so', undefined],
    ['20240-01-01', undefined],
    [new Date(Number.NaN), undefined],
    ['', undefined],
    [undefined, undefined],
  ];
  await eachRow(rows, ([date, instant]) => expect(importedInstant(date)).toBe(instant));
});
