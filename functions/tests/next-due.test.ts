/** The mark may be too early, never too late: in a file and in a blob alike. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { functionEnv } from '#functions/shared/http/environment.ts';
import { raiseMark, readMark, touchMark } from '#functions/shared/outbox/next-due.ts';
import { contextOf, logged, useEnvironment } from './support/harness.ts';
import { usePlatform } from './support/platform.ts';

useEnvironment();
const NOW = new Date(0);
const later = new Date('2027-03-14T15:00:00Z');

function behavesAsMark() {
  test('says "now" from a touch on until it is raised', async () => {
    const env = functionEnv();
    const touch = await touchMark(env);
    expect(await readMark(env)).toEqual(NOW);
    await raiseMark(env, touch, later);
    expect(await readMark(env)).toEqual(later);
    await touchMark(env);
    expect(await readMark(env)).toEqual(NOW);
  });

  test('is not raised by a look that may have missed what was written since', async () => {
    const env = functionEnv();
    const touch = await touchMark(env);
    // Somebody else writes something that is due, and says so.
    await touchMark(env);
    await raiseMark(env, touch, later);
    expect(await readMark(env)).toEqual(NOW);
  });

  test('is raised once for a look', async () => {
    const env = functionEnv();
    const touch = await touchMark(env);
    await raiseMark(env, touch, later);
    await raiseMark(env, touch, new Date('2028-01-01T00:00:00Z'));
    expect(await readMark(env)).toEqual(later);
  });
}

describe('on one machine', () => {
  behavesAsMark();

  test('says "now" where it is missing or damaged', async () => {
    const env = functionEnv();
    await touchMark(env);
    await writeFile(join(env.DATA_DIR, 'next-due'), 'soon, I think');
    expect(await readMark(env)).toEqual(NOW);
    vi.stubEnv('DATA_DIR', join(env.DATA_DIR, 'elsewhere'));
    expect(await readMark(functionEnv())).toEqual(NOW);
  });
});

describe('on the platform', () => {
  usePlatform();
  behavesAsMark();

  test('is left alone by previews, which run nothing by the clock', async () => {
    const env = functionEnv();
    await raiseMark(env, await touchMark(env), later);
    const deploy = { deploy: { context: 'deploy-preview', id: '1', published: false } };
    await touchMark(functionEnv(Object.assign(contextOf('203.0.113.1'), deploy)));
    expect(await readMark(env)).toEqual(later);
  });
});

test('says "now", and why, where the blobs cannot be reached', async () => {
  vi.stubEnv('FREEHAND_LOCAL', '');
  const env = functionEnv();
  await raiseMark(env, await touchMark(env), later);
  expect(await readMark(env)).toEqual(NOW);
  expect(logged).toContainEqual(expect.objectContaining({ event: 'due mark not reached' }));
});
