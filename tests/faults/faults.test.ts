import { expect, test } from 'vitest';
import { steps } from './steps.ts';

// All of them, each as often as it takes: `npm run test:faults`.
for (const [name, { small }] of Object.entries(steps)) {
  if (!small) continue;
  test.concurrent(`${name}, in small`, { timeout: 120_000 }, async () => {
    const { wrong, acknowledged } = await small();
    expect(wrong).toEqual([]);
    expect(acknowledged).toBeGreaterThan(0);
  });
}
