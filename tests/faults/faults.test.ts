import { expect, test } from 'vitest';
import { steps } from './steps.ts';

// The small variant of each step. `npm run test:faults` runs the full ones.
for (const [name, { small }] of Object.entries(steps)) {
  if (!small) continue;
  test.concurrent(`${name}, in small`, { timeout: 120_000 }, async () => {
    const { wrong, acknowledged } = await small();
    expect(wrong).toEqual([]);
    expect(acknowledged).toBeGreaterThan(0);
  });
}
