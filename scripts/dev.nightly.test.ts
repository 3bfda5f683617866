import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';

test('npm run dev shows pages, posts and answers of functions', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'site-dev-'));
  const child = spawn(process.execPath, [join(import.meta.dirname, 'dev.ts')], {
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: folder },
  });
  onTestFinished(async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  });
  const said: string[] = [];
  let origin: string | undefined;
  for await (const line of createInterface(child.stdout)) {
    said.push(line);
    origin = /^Ready on (\S+)/.exec(line)?.[1];
    if (origin) break;
  }
  expect(origin, said.join('\n')).toBeDefined();
  for (const path of ['/', '/blog', '/blog/a-tray-for-the-odd-ones', '/api/health']) {
    const answer = await fetch(origin + path, { signal: AbortSignal.timeout(30_000) });
    expect(answer.status, path).toBe(200);
  }
});
