import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readEnv } from '#src/contracts/env/env.ts';
import { requireFreePort } from './port.ts';
import { requireForProduction } from './environment.ts';
import { startSchedule } from './schedule.ts';
import { folderWith } from './testing/folder.ts';
import { listen } from './testing/local-server.ts';

const tiny = fileURLToPath(new URL('testing/tiny-program.ts', import.meta.url));

interface Running {
  child: ChildProcess;
  output: () => string;
  /** Resolves when the output contains the text. */
  says: (text: string) => Promise<void>;
}

/** Runs a command of Node.js in a folder, until the test is over. */
function run(args: string[], folder: string, env: Record<string, string> = {}): Running {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
    cwd: folder,
    env: { ...process.env, PORT: '0', DATA_DIR: folder, ...env },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (said += part));
  const says = (wanted: string) => vi.waitFor(() => expect(said).toContain(wanted));
  return { child, output: () => said, says };
}

/** Starts the tiny program; resolves when it answers. */
async function start(env?: Record<string, string>): Promise<Running & { address: string }> {
  const folder = await folderWith();
  const running = run([tiny], folder, env);
  await running.says('Ready on ');
  return { ...running, address: /Ready on (\S+)/.exec(running.output())?.[1] ?? '' };
}

test('a signal lets requests and background work finish, then ends it with status 0', async () => {
  const { child, address, says, output } = await start();
  await fetch(`${address}/careless`);
  await says('left alone');
  await says('thrown later');
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
  child.kill('SIGHUP');
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect(performance.now() - began).toBeLessThan(4500);
  expect(await never).toBe('cut off');
});

test('a log that nobody can read anymore, as with `| head -n 1`, costs no answer', async () => {
  const { child, address } = await start();
  child.stdout?.destroy();
  child.stderr?.destroy();
  for (let line = 0; line < 3; line += 1) {
    expect(await (await fetch(`${address}/careless`)).text()).toBe('ok');
    expect(await (await fetch(`${address}/upload`, { method: 'POST', body: 'heard' })).text()).toBe('heard');
  }
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});

/** By day one of them; all of them by night. */
test.each(process.env.NIGHTLY ? (['SIGTERM', 'SIGINT'] as const) : (['SIGINT'] as const))(
  '%s sent to npm ends what it started with status 0',
  async (signal) => {
    const folder = await folderWith();
    const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as {
      scripts: { start: string };
    };
    const command = scripts.start
      .replace('scripts/run.mjs', join(process.cwd(), 'scripts/run.mjs'))
      .replace('server/main.ts', tiny);
    await writeFile(join(folder, 'package.json'), JSON.stringify({ scripts: { start: command } }));
    const { npm_execpath: npm = '' } = process.env;
    const { child, says } = run([npm, 'start'], folder);
    await says('Ready on ');
    child.kill(signal);
    expect(await once(child, 'exit')).toEqual([0, null]);
  },
);

test.each([
  ['PORT', 'high'],
  ['TRUST_PROXY', 'loopback'],
])('a wrong variable, such as %s, is a one-line error that names it', async (name, value) => {
  const folder = await folderWith();
  const { child, output } = run([tiny], folder, { [name]: value });
  expect(await once(child, 'close')).toEqual([1, null]);
  expect(output()).toMatch(new RegExp(`^${name} must be [^\\n]+\\nclosed\\n$`));
});

test('a folder of pictures that is not there, as on a disk that is not mounted, is a one-line error', async () => {
  const folder = await folderWith({ file: '' });
  for (const MEDIA_DIR of ['not-mounted', 'file']) {
    const { child, output } = run([tiny], folder, { MEDIA_DIR });
    expect(await once(child, 'close')).toEqual([1, null]);
    expect(output()).toMatch(/^MEDIA_DIR is no folder that can be written\. Is a disk not mounted\? [^\n]+\nclosed\n$/);
  }
});

test.each([
  ['127.0.0.1', { url: 'https://site.example/who', ip: '203.0.113.9' }],
  ['10.0.0.0/8', { url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/who$/), ip: '127.0.0.1' }],
])('TRUST_PROXY=%s decides who a request is from', async (TRUST_PROXY, seen) => {
  const { address } = await start({ TRUST_PROXY });
  const headers = {
    'X-Forwarded-For': '203.0.113.9',
    'X-Forwarded-Proto': 'https',
    'X-Forwarded-Host': 'site.example',
  };
  expect(await (await fetch(`${address}/who`, { headers })).json()).toEqual(seen);
});

const module = join(import.meta.dirname, 'watch-parent.mjs');
const watcher = `
  const { watchParent } = await import(${JSON.stringify(module)});
  setInterval(() => undefined, 1000);
  watchParent(() => process.stdout.write('gone', () => process.exit()));
  process.stdout.write('watching ');`;

test('a program notices that the process that started it, through a shell as npm does, was killed', async () => {
  const shell = `
    const { spawn } = require('node:child_process');
    const node = [process.execPath, '--input-type=module', '-e', ${JSON.stringify(watcher)}];
    spawn('sh', ['-c', '"$@"; true', 'sh', ...node], { stdio: 'inherit' });
    setInterval(() => undefined, 1000);`;
  const { child, says, output } = run(['-e', shell], await folderWith());
  await says('watching ');
  child.kill('SIGKILL');
  // The pipe closes only when the watcher has ended too.
  await once(child, 'close');
  expect(output()).toBe('watching gone');
});

test('a port in use and an address of another machine are one-line errors that say what to do', async () => {
  const server = createServer();
  onTestFinished(() => void server.close());
  const port = await listen(server);
  await expect(requireFreePort('127.0.0.1', port)).rejects.toThrow(
    `Port ${port} on 127.0.0.1 is in use: stop the program that uses it, or set PORT.`,
  );
  await expect(requireFreePort('192.0.2.1', 4321)).rejects.toThrow('HOST 192.0.2.1 is not an address of this machine.');
  await requireFreePort('127.0.0.1', 0);
});

const SESSION_SECRET = 'a secret of the tests, 32 bytes or more';
const DATABASE_URL = 'postgres://127.0.0.1/site';

test.each([
  [{}, 'DATABASE_URL and SESSION_SECRET are'],
  [{ SESSION_SECRET }, 'DATABASE_URL is'],
  [{ DATABASE_URL }, 'SESSION_SECRET is'],
  [{ NETLIFY_DB_URL: DATABASE_URL }, 'SESSION_SECRET is'],
])('production with %j alone is a one-line error that says what to do', (set, names) => {
  const line = new RegExp(`^${names} missing: set [^\\n]+ then deploy again [^\\n]+$`);
  expect(() => requireForProduction(readEnv(set))).toThrow(line);
});

test('a secret and any database are enough for production, and the build stops without', async () => {
  for (const name of ['DATABASE_URL', 'NETLIFY_DB_URL', 'NETLIFY_DATABASE_URL']) {
    const env = readEnv({ SESSION_SECRET, [name]: DATABASE_URL });
    expect(() => requireForProduction(env)).not.toThrow();
  }
  const platform = { NETLIFY: 'true', CONTEXT: 'production', URL: 'https://name.netlify.app' };
  const none = { DATABASE_URL: '', SESSION_SECRET: '', OUT_DIR: join(await folderWith(), 'dist') };
  const build = join(process.cwd(), 'scripts/build.ts');
  const { child, output } = run([build], await folderWith(), { ...platform, ...none });
  expect(await once(child, 'close')).toEqual([1, null]);
  expect(output()).toMatch(/^DATABASE_URL and SESSION_SECRET are missing: [^\n]+\n$/);
});

test('scheduled work runs at the start and when it is due, with the time of the next run, until it stops', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-25T10:17:30Z') });
  onTestFinished(() => void vi.useRealTimers());
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const run = vi.fn((_next: Date) => Promise.reject(new Error('no disk')));
  const stop = startSchedule([{ name: 'tidy', schedule: '*/5 * * * *', run }]);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  const calls = [20, 25, 30].map((minute) => [new Date(`2026-11-25T10:${minute}:00Z`)]);
  expect(run.mock.calls).toEqual(calls);
  expect(log).toHaveBeenCalledWith('The scheduled tidy failed:', new Error('no disk'));
  stop();
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(run).toHaveBeenCalledTimes(3);
});
