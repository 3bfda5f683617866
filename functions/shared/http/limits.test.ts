import { expect, test } from 'vitest';
import { takeRead } from './limits.ts';

test('a minute is counted from its first read', () => {
  const at = (seconds: number) => takeRead('a', 2, seconds * 1000);
  expect([at(0), at(30), at(50.5), at(59.9)]).toEqual([undefined, undefined, 10, 1]);
  expect([at(60), at(119), at(119.5)]).toEqual([undefined, undefined, 1]);
});

test('reads do not get slower with the number of clients', () => {
  let now = 1_000_000;
  const visit = (count: number) => {
    for (let i = 0; i < count; i++) takeRead(`visitor ${now}`, 300, (now += 0.5));
  };
  visit(60_000);
  const began = process.cpuUsage();
  visit(60_000);
  expect(process.cpuUsage(began).user / 1000).toBeLessThan(1000);
});
