/** The marker of what is due: a file on one machine, a blob on the platform. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { functionEnv } from '#api/http/environment.ts';
import { raiseMarker, readMarker, touchMarker } from '#api/outbox/next-due.ts';
import { contextOf, logged, newClient, useEnvironment } from './support/harness.ts';
import { usePlatform } from './support/platform.ts';

useEnvironment();

/** It may be too early, never too late. */
describe('the marker of what is due', () => {
  const NOW = new Date(0);
  const later = new Date('2027-03-14T15:00:00Z');

  /** Says "now" from a touch until it is raised, once, by a check that has seen all that was written since. */
  async function check() {
    const env = functionEnv();
    const touch = await touchMarker(env);
    expect(await readMarker(env)).toEqual(NOW);
    await raiseMarker(env, touch, later);
    await raiseMarker(env, touch, new Date('2028-01-01T00:00:00Z'));
    expect(await readMarker(env)).toEqual(later);
    const before = await touchMarker(env);
    await touchMarker(env);
    await raiseMarker(env, before, later);
    expect(await readMarker(env)).toEqual(NOW);
    return env;
  }

  test('is a file on one machine, and says "now" if that is missing or damaged', async () => {
    const env = await check();
    await writeFile(join(env.DATA_DIR, 'next-due'), 'soon, I think');
    expect(await readMarker(env)).toEqual(NOW);
    vi.stubEnv('DATA_DIR', join(env.DATA_DIR, 'elsewhere'));
    expect(await readMarker(functionEnv())).toEqual(NOW);
  });

  test('says "now" and logs why if the blobs cannot be reached', async () => {
    vi.stubEnv('LOCAL_PROGRAM', '');
    const env = functionEnv();
    await raiseMarker(env, await touchMarker(env), later);
    expect(await readMarker(env)).toEqual(NOW);
    expect(logged).toContainEqual(expect.objectContaining({ event: 'due marker not reached' }));
  });

  describe('on the platform', () => {
    usePlatform();

    test('is a blob, which previews do not change: they run nothing on a schedule', async () => {
      const env = await check();
      await raiseMarker(env, await touchMarker(env), later);
      const deploy = { deploy: { context: 'deploy-preview', id: '1', published: false } };
      await touchMarker(functionEnv(Object.assign(contextOf(newClient()), deploy)));
      expect(await readMarker(env)).toEqual(later);
    });
  });
});
