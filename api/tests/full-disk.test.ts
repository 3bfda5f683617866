/** A full disk is said to visitors, admins and monitors, and is no fault of the program. */
import fs from 'node:fs/promises';
import { expect, onTestFinished, test } from 'vitest';
import { replaceBuiltin } from './support/builtins.ts';
import { answerOfFailing } from './support/failing.ts';
import { ask, host, logged, useDatabase } from './support/harness.ts';

const disk = { bavail: 1_000_000, bsize: 4096 };
replaceBuiltin(fs, { statfs: async () => disk });
useDatabase();

test('health names it, where the disk is of this machine', async () => {
  expect(await ask('/api/health')).toMatchObject({ status: 200, body: { status: 'ok' } });
  disk.bavail = 100;
  const { status, body } = await ask('/api/health');
  expect(status).toBe(503);
  expect(body).toMatchObject({
    status: 'error',
    database: 'ok',
    disk: 'full',
    message: expect.stringMatching(/disk is full/),
  });
  host.isPlatform = true;
  onTestFinished(() => void (host.isPlatform = false));
  expect((await ask('/api/health')).status).toBe(200);
});

test('what cannot be written is 503 for a moment, with the reason in the log', async () => {
  const full = Object.assign(new Error('no space left on device, write'), { code: 'ENOSPC' });
  for (const error of [full, new Error('The picture was not stored.', { cause: full })]) {
    logged.length = 0;
    const { status, headers } = await answerOfFailing('/api/admin/media', error);
    expect([status, headers.get('Retry-After')]).toEqual([503, '5']);
    expect(JSON.stringify(logged)).toContain('ENOSPC');
  }
});
