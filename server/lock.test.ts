import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { lock } from './lock.ts';
import { folderWith } from './testing/folder.ts';

const holder = fileURLToPath(new URL('testing/hold-lock.ts', import.meta.url));

/** Starts a process that takes the lock. It reports `held`, or the error. */
async function start(folder: string): Promise<{ child: ChildProcess; said: string }> {
  const child = fork(holder, [folder], {
    execArgv: ['--disable-warning=ExperimentalWarning', '--expose-gc'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [said] = (await once(child, 'message')) as [string];
  return { child, said };
}

async function killed({ child }: { child: ChildProcess }): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

test('of many at once exactly one gets the lock, and the others name it', async () => {
  const folder = await folderWith();
  const all = await Promise.all(Array.from({ length: 6 }, () => start(folder)));
  const held = all.filter(({ said }) => said === 'held');
  expect(held).toHaveLength(1);
  const lines = new Set(all.map(({ said }) => said).filter((said) => said !== 'held'));
  expect([...lines]).toEqual([
    expect.stringMatching(
      `^${folder} is in use by http://127.0.0.1:4321 \\(process ${held[0]?.child.pid}, since .+\\)\\. Stop it first, or set another DATA_DIR\\.$`,
    ) as string,
  ]);
});

const KILLS = process.env.NIGHTLY ? 20 : 5;

test(`after kill -9 the next one gets the lock, ${KILLS} times in a row`, async () => {
  const folder = await folderWith();
  for (let time = 0; time < KILLS; time += 1) {
    const started = await start(folder);
    expect(started.said).toBe('held');
    await killed(started);
  }
});

test('a note left behind does not block the lock, even if its process id is in use again', async () => {
  const note = JSON.stringify({ pid: process.pid, doing: 'http://127.0.0.1:1', since: 'then' });
  const folder = await folderWith({ 'holder.json': note, 'lock.sqlite': '' });
  const held = await lock(folder, 'npm run db:seed');
  await expect(lock(folder, 'another', 0)).rejects.toThrow('in use by npm run db:seed');
  held.release();
});

test('a second program waits for a first that is just ending', async () => {
  const folder = await folderWith();
  const first = await lock(folder, 'first');
  const second = lock(folder, 'second');
  setTimeout(first.release, 300);
  (await second).release();
});
