import { expect, test } from 'vitest';
import { fourSteps } from './home.data.ts';

test('four steps in order, the last marked as such, all on the rail', () => {
  const { steps, weeksShown } = fourSteps;
  expect(steps.map(({ isLast }) => isLast)).toEqual([false, false, false, true]);
  for (const { weeks } of steps) {
    expect(weeks.least).toBeLessThanOrEqual(weeks.most);
    expect(weeks.first + weeks.most - 1).toBeLessThanOrEqual(weeksShown);
  }
});
