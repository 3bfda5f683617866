import { expect, test, vi } from 'vitest';
import { LOADING, industries, occupations } from '#src/content/trades.ts';
import { workloadOf } from './workload.ts';

vi.mock('#src/content/calculator.data.ts', () => ({ usDollarWorth: 0.5 }));

test('wages are converted from US dollars to the currency of the site', () => {
  const [industry] = industries;
  if (!industry) throw new Error('No industry');
  const work = workloadOf({ ...industry, people: 1, mix: { receptionist: 1 } });
  const costs = new Set(Array.from(work.values(), ({ hourlyCost }) => hourlyCost.toFixed(6)));
  expect(costs).toEqual(new Set([(occupations.receptionist.wage * LOADING * 0.5).toFixed(6)]));
});
