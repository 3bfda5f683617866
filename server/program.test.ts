import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { folderWith } from './testing/folder.ts';

const tiny = fileURLToPath(new URL('testing/tiny-program.ts', import.meta.url));

const functions = {
  'upload.ts': `
    export const config = { path: '/upload' };
    export default async (request) => {
      console.log('asked');
      return new Response(await request.text());
    };`,
  'later.ts': `
    export const config = { path: '/later' };
    export default async (_request, { waitUntil }) => {
      waitUntil(new Promise((resolve) => setTimeout(resolve, 300)).then(() => console.log('written')));
      return new Response('soon');
    };`,
  'never.ts': `
    export const config = { path: '/never' };
    export default () => { console.log('asked'); return new Promise(() => {}); };`,
  'careless.ts': `
    export const config = { path: '/careless' };
    export default async ({ url }) => {
      if (url.endsWith('timer')) setTimeout(() => { throw new Error('thrown later'); });
      else Promise.reject(new Error('left alone'));
      return new Response('ok');
    };`,
};

interface Scripts {
  start: string;
}

interface Running {
  child: ChildProcess;
  address: string;
  output: () => string;
  /** Resolves when the output contains the text. */
  says: (text: string) => Promise<void>;
}

async function start(environment: Record<string, string> = {}): Promise<Running> {
  const folder = await folderWith(functions);
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', tiny, folder], {
    env: { ...process.env, PORT: '0', DATA_DIR: folder, ...environment },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  child.stdout.on('data', (chunk) => (said += chunk));
  child.stderr.on('data', (chunk) => (said += chunk));
  const output = () => said;
  const says = (wanted: string) => vi.waitFor(() => expect(said).toContain(wanted), 10_000);
  await says('Ready on ');
  const address = /Ready on (\S+)/.exec(said)?.[1] ?? '';
  return { child, address, output, says };
}

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('%s ends it with status 0', async (signal) => {
  const { child, output } = await start();
  child.kill(signal);
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect(output()).toMatch(/closed\n$/);
});

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s sent to npm ends what it started with status 0',
  async (signal) => {
    const folder = await folderWith(functions);
    const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as { scripts: Scripts };
    const start = scripts.start
      .replace('scripts/run.mjs', join(process.cwd(), 'scripts/run.mjs'))
      .replace('server/main.ts', `server/testing/tiny-program.ts ${folder}`);
    await writeFile(join(folder, 'package.json'), JSON.stringify({ scripts: { start } }));
    const { npm_execpath: npm } = process.env;
    const [command = '', ...first] = npm ? [process.execPath, npm] : ['npm'];
    const child = spawn(command, [...first, 'start'], {
      cwd: folder,
      env: { ...process.env, PORT: '0', DATA_DIR: folder },
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
    await vi.waitFor(() => expect(said).toContain('Ready on '), 10_000);
    child.kill(signal);
    expect(await once(child, 'exit')).toEqual([0, null]);
  },
);

test('requests and background work under way are finished first', async () => {
  const { child, address, says, output } = await start();
  const upload = request(`${address}/upload`, { method: 'POST' });
  upload.write('begun before, ');
  await says('asked');
  await fetch(`${address}/later`);
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await vi.waitFor(() => expect(fetch(`${address}/later`)).rejects.toThrow('fetch failed'));

  upload.end('finished after');
  const [response] = (await once(upload, 'response')) as [IncomingMessage];
  expect(await text(response)).toBe('begun before, finished after');
  expect(await exit).toEqual([0, null]);
  expect(output()).toMatch(/written\nclosed\n$/);
});

test('what never ends is cut off after a deadline', async () => {
  const { child, address, says } = await start();
  const never = fetch(`${address}/never`).catch(() => 'cut off');
  await says('asked');
  const began = performance.now();
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect(performance.now() - began).toBeLessThan(4500);
  expect(await never).toBe('cut off');
});

test.each([
  ['promise', 'left alone'],
  ['timer', 'thrown later'],
])('a %s that fails after the response is logged and ends nothing', async (how, message) => {
  const { address, says } = await start();
  await fetch(`${address}/careless?${how}`);
  await says(message);
  expect((await fetch(`${address}/later`)).status).toBe(200);
});

test('a wrong variable is a one-line error that names it', async () => {
  const folder = await folderWith(functions);
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', tiny, folder], {
    env: { ...process.env, PORT: 'high' },
  });
  let said = '';
  child.stderr.on('data', (chunk) => (said += chunk));
  expect(await once(child, 'close')).toEqual([1, null]);
  expect(said).toMatch(/^PORT must be [^\n]+\n$/);
});
