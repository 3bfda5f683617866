/** The marker of what is due: a file on one machine, a blob on the platform. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { netlifyHost } from '#functions/host/netlify-host.ts';
import { raiseMarker, readMarker, touchMarker } from '#api/outbox/due-marker.ts';
import { logged, surroundings, useEnvironment } from './support/harness.ts';
import { usePlatform } from './support/platform.ts';

useEnvironment();

/** It may be too early, never too late. */
describe('the marker of what is due', () => {
  const NOW = new Date(0);
  const later = new Date('2027-03-14T15:00:00Z');

  /** Says "now" from a touch until it is raised, once, by a check that has seen all that was written since. */
  async function check() {
    const around = surroundings();
    const touch = await touchMarker(around);
    expect(await readMarker(around)).toEqual(NOW);
    await raiseMarker(around, touch, later);
    await raiseMarker(around, touch, new Date('2028-01-01T00:00:00Z'));
    expect(await readMarker(around)).toEqual(later);
    const before = await touchMarker(around);
    await touchMarker(around);
    await raiseMarker(around, before, later);
    expect(await readMarker(around)).toEqual(NOW);
    return around;
  }

  test('is a file on one machine, and says "now" if that is missing or damaged', async () => {
    const around = await check();
    const { env } = around;
    await writeFile(join(env.DATA_DIR, 'next-due'), 'soon, I think');
    expect(await readMarker(around)).toEqual(NOW);
    vi.stubEnv('DATA_DIR', join(env.DATA_DIR, 'elsewhere'));
    expect(await readMarker(surroundings())).toEqual(NOW);
  });

  test('says "now" and logs why if the blobs cannot be reached', async () => {
    const around = { ...surroundings(), host: netlifyHost };
    await raiseMarker(around, await touchMarker(around), later);
    expect(await readMarker(around)).toEqual(NOW);
    expect(logged).toContainEqual(expect.objectContaining({ event: 'due marker not reached' }));
  });

  describe('on the platform', () => {
    usePlatform();

    test('is a blob, which previews do not change: they run nothing on a schedule', async () => {
      const around = await check();
      await raiseMarker(around, await touchMarker(around), later);
      await touchMarker(surroundings('deploy-preview'));
      expect(await readMarker(around)).toEqual(later);
    });
  });
});
