import { attack } from './attack/run.ts';
import { expect, test } from './fixtures.ts';

/** Of the 10,000 that `npm run test:attack` sends, as many as take a few seconds. */
const REQUESTS = 1000;

/** Different each night. A failure names its seed. */
const SEED = Date.now() % 1_000_000;

test('a thousand requests that no client would send do no harm', async ({ baseURL }) => {
  test.setTimeout(120_000);
  const { counts, findings } = await attack(baseURL ?? '', SEED, Array(REQUESTS).keys());
  expect(findings.join('\n\n')).toBe('');
  // They reach the code they are meant for: not all are refused early.
  for (const status of [200, 201, 400, 401, 404, 405, 413, 422]) {
    expect(counts.get(status) ?? 0, `answers with ${status}`).toBeGreaterThan(0);
  }
});
