import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { folderWith } from '#server/testing/folder.ts';

test('npm run dev shows pages, posts and answers of functions', async () => {
  const folder = await folderWith();
  const child = spawn(process.execPath, [join(import.meta.dirname, 'dev.ts')], {
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: folder },
  });
  onTestFinished(async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
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
    // Without it React refuses to start.
    if (path === '/') expect(await answer.text()).toContain('astro:scripts/page.js');
  }
});
