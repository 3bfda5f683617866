/** The marker may be too early, never too late: in a file and in a blob. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { functionEnv } from '#functions/shared/http/environment.ts';
import { raiseMarker, readMarker, touchMarker } from '#functions/shared/outbox/next-due.ts';
import { contextOf, logged, useEnvironment } from './support/harness.ts';
import { usePlatform } from './support/platform.ts';

useEnvironment();
const NOW = new Date(0);
const later = new Date('2027-03-14T15:00:00Z');

function behavesAsMark() {
  test('says "now" from a touch until it is raised', async () => {
    const env = functionEnv();
    const touch = await touchMarker(env);
    expect(await readMarker(env)).toEqual(NOW);
    await raiseMarker(env, touch, later);
    expect(await readMarker(env)).toEqual(later);
    await touchMarker(env);
    expect(await readMarker(env)).toEqual(NOW);
  });

  test('is not raised after a check that may have missed work written since', async () => {
    const env = functionEnv();
    const touch = await touchMarker(env);
    // Another process writes something that is due, and touches the marker.
    await touchMarker(env);
    await raiseMarker(env, touch, later);
    expect(await readMarker(env)).toEqual(NOW);
  });

  test('is raised only once for each touch', async () => {
    const env = functionEnv();
    const touch = await touchMarker(env);
    await raiseMarker(env, touch, later);
    await raiseMarker(env, touch, new Date('2028-01-01T00:00:00Z'));
    expect(await readMarker(env)).toEqual(later);
  });
}

describe('on one machine', () => {
  behavesAsMark();

  test('says "now" if it is missing or damaged', async () => {
    const env = functionEnv();
    await touchMarker(env);
    await writeFile(join(env.DATA_DIR, 'next-due'), 'soon, I think');
    expect(await readMarker(env)).toEqual(NOW);
    vi.stubEnv('DATA_DIR', join(env.DATA_DIR, 'elsewhere'));
    expect(await readMarker(functionEnv())).toEqual(NOW);
  });
});

describe('on the platform', () => {
  usePlatform();
  behavesAsMark();

  test('is not changed by previews, which run nothing on a schedule', async () => {
    const env = functionEnv();
    await raiseMarker(env, await touchMarker(env), later);
    const deploy = { deploy: { context: 'deploy-preview', id: '1', published: false } };
    await touchMarker(functionEnv(Object.assign(contextOf('203.0.113.1'), deploy)));
    expect(await readMarker(env)).toEqual(later);
  });
});

test('says "now" and logs why if the blobs cannot be reached', async () => {
  vi.stubEnv('LOCAL_PROGRAM', '');
  const env = functionEnv();
  await raiseMarker(env, await touchMarker(env), later);
  expect(await readMarker(env)).toEqual(NOW);
  expect(logged).toContainEqual(expect.objectContaining({ event: 'due marker not reached' }));
});
