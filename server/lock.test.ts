/** What programs on one data folder must not do to each other, and what a killed one or a power cut leaves in it. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { lock } from './lock.ts';
import { PlainError } from './plain-error.ts';
import { sessionSecret } from './secrets.ts';
import { folderWith, writeFiles } from './testing/folder.ts';

const holder = fileURLToPath(new URL('testing/hold-lock.ts', import.meta.url));
/** How many programs start at once, and how often one is killed. */
const [AT_ONCE, KILLS] = process.env.NIGHTLY ? [6, 20] : [2, 1];

/** Starts a process that takes the lock. It reports `held`, or the error. */
async function start(folder: string): Promise<{ child: ChildProcess; said: string }> {
  const child = fork(holder, [folder], {
    execArgv: ['--disable-warning=ExperimentalWarning', '--expose-gc'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [said] = (await once(child, 'message')) as [string];
  return { child, said };
}

test('of many at once exactly one gets the lock, and the others name it', async () => {
  const folder = await folderWith();
  const all = await Promise.all(Array.from({ length: AT_ONCE }, () => start(folder)));
  const held = all.filter(({ said }) => said === 'held');
  expect(held).toHaveLength(1);
  const lines = new Set(all.map(({ said }) => said).filter((said) => said !== 'held'));
  expect([...lines]).toEqual([
    expect.stringMatching(
      `^${folder} is in use by http://127.0.0.1:4321 \\(process ${held[0]?.child.pid}, since .+\\)\\. Stop it first, or set another DATA_DIR\\.$`,
    ) as string,
  ]);
});

test('after kill -9 the next one gets the lock, and so on', async () => {
  const folder = await folderWith();
  for (let time = 0; time < KILLS; time += 1) {
    const { child, said } = await start(folder);
    expect(said).toBe('held');
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  (await lock(folder, 'the next one')).release();
});

test('a note left behind does not block the lock, even if its process id is in use again', async () => {
  const note = JSON.stringify({ pid: process.pid, doing: 'http://127.0.0.1:1', since: 'then' });
  const folder = await folderWith({ 'holder.json': note, 'lock.sqlite': '' });
  const held = await lock(folder, 'npm run db:seed');
  await expect(lock(folder, 'another', 0)).rejects.toThrow('in use by npm run db:seed');
  held.release();
});

test('an invalid lock file is a one-line error', async () => {
  const folder = await folderWith({ 'lock.sqlite': 'garbage '.repeat(200) });
  const taken = lock(folder, 'npm start', 0);
  await expect(taken).rejects.toThrow(PlainError);
  await expect(taken).rejects.toThrow(/lock\.sqlite cannot be used \([^\n]+\).+then delete it\.$/);
});

test('a second program waits for a first that is just ending', async () => {
  const folder = await folderWith();
  const first = await lock(folder, 'first');
  const second = lock(folder, 'second');
  setTimeout(first.release, 300);
  (await second).release();
});

test('a session key is created once, readable by its owner alone, and stored', async () => {
  // A killed start left the first part of another one.
  const folder = await folderWith({ 'session-secret.new': 'half of a k' });
  const secret = await sessionSecret(folder);
  expect(Buffer.byteLength(secret)).toBeGreaterThanOrEqual(32);
  expect(secret).not.toContain('half of a k');
  expect(await sessionSecret(folder)).toBe(secret);
  expect(await readdir(folder)).toEqual(['session-secret']);
  expect((await stat(join(folder, 'session-secret'))).mode & 0o777).toBe(0o600);
});

// The last two are what a power cut or a faulty disk make of a file.
test.each(['', '\n', 'too short', '\0'.repeat(64), Buffer.alloc(64, 0xff)])(
  'a session key of %j is a one-line error and stays unchanged; one put in its place may end with a line break',
  async (content) => {
    const folder = await folderWith({ 'session-secret': content });
    const read = () => sessionSecret(folder);
    await expect(read).rejects.toThrow(PlainError);
    await expect(read).rejects.toThrow(/session-secret is empty or damaged: [^\n]+$/);
    await writeFiles(folder, { 'session-secret': 'a key of 32 bytes, put back by hand\n' });
    expect(await read()).toBe('a key of 32 bytes, put back by hand');
  },
);
