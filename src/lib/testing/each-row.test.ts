import { expect, test } from 'vitest';
import { eachRow } from './each-row.ts';

test('every failing row is named; a table without rows fails', async () => {
  const odd = (row: number) => expect(row % 2, 'is odd').toBe(0);
  await expect(eachRow([1, 2, 3], String, odd)).rejects.toThrow(/^2 of 3 rows failed\n1: is odd(.|\n)*\n3: is odd/);
  await expect(eachRow([], String, odd)).rejects.toThrow('no rows');
  await eachRow([2, 4], String, odd);
});
