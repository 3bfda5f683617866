import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Assumptions } from '#src/contracts/industry-analysis.ts';
import { estimate } from './estimate.ts';

const clinic: Assumptions = {
  people: 12,
  hourlyCostUsd: 36,
  automatableShare: { min: 0.02, max: 0.04 },
  teamOf: 12,
  buildUsd: { min: 2000, max: 4000 },
  runningUsdPerYear: { min: 600, max: 2400 },
};

test('hours taken over are worth what they cost, less what runs them', () => {
  expect(estimate(clinic)).toEqual({
    // 2 and 4 per cent of twelve people.
    employees: { min: 0.24, max: 0.48 },
    costUsd: { min: 2000, max: 4000 },
    // 0.24 and 0.48 people, 1,920 hours a year, 36 dollars: 16,589 and 33,178.
    savingsPerYearUsd: { min: 14_000, max: 33_000 },
  });
});

test('each further team costs four fifths of the first', () => {
  const { costUsd } = estimate({ ...clinic, people: 36 });
  expect(costUsd).toEqual({ min: 5200, max: 10_000 });
});

test('where little is saved, the lower end is a loss and says so', () => {
  expect(estimate({ ...clinic, people: 1 }).savingsPerYearUsd).toEqual({ min: -1000, max: 2200 });
});

const ranges = (max: number) =>
  fc
    .tuple(fc.double({ min: 0, max, noNaN: true }), fc.double({ min: 0, max, noNaN: true }))
    .map(([one, other]) => ({ min: Math.min(one, other), max: Math.max(one, other) }));

const anyAssumptions: fc.Arbitrary<Assumptions> = fc.record({
  people: fc.integer({ min: 1, max: 100_000 }),
  hourlyCostUsd: fc.integer({ min: 1, max: 1000 }),
  automatableShare: ranges(1),
  teamOf: fc.integer({ min: 1, max: 500 }),
  buildUsd: ranges(20_000),
  runningUsdPerYear: ranges(10_000),
});

test('whatever is assumed, amounts are finite and in order, and only savings go below zero', () => {
  fc.assert(
    fc.property(anyAssumptions, (assumptions) => {
      const { employees, costUsd, savingsPerYearUsd } = estimate(assumptions);
      for (const { min, max } of [employees, costUsd, savingsPerYearUsd]) {
        expect(Number.isFinite(min) && Number.isFinite(max)).toBe(true);
        expect(min).toBeLessThanOrEqual(max);
      }
      expect(employees.min).toBeGreaterThanOrEqual(0);
      expect(employees.max).toBeLessThanOrEqual(Number(assumptions.people.toPrecision(2)));
      expect(costUsd.min).toBeGreaterThanOrEqual(0);
    }),
  );
});
