import { attack } from './attack/run.ts';
import { expect, test } from './fixtures.ts';

/** Of the 10,000 that `npm run test:attack` sends: as many as take a few seconds. */
const REQUESTS = 1000;

/** Another one each night; what goes wrong says which it was. */
const SEED = Date.now() % 1_000_000;

test('a thousand requests that no client would send do no harm', async ({ baseURL }) => {
  test.setTimeout(120_000);
  const { counts, findings } = await attack(baseURL ?? '', SEED, Array(REQUESTS).keys());
  expect(findings.join('\n\n')).toBe('');
  // They reach what they are meant for: not everything is refused at the door.
  for (const status of [200, 201, 400, 401, 404, 405, 413, 422]) {
    expect(counts.get(status) ?? 0, `answers with ${status}`).toBeGreaterThan(0);
  }
});
