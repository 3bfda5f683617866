/**
 * An idle site lets its database sleep, and due work still runs on time. Sleeping advances a fake clock, which the
 * embedded database uses too, so that a day passes in a moment.
 */
import timers from 'node:timers/promises';
import { beforeEach, expect, test, vi } from 'vitest';
import { tick } from '#api/outbox/run-due.ts';
import { mailingHost } from '#functions/host/mailing-host.ts';
import runDueInBackground from '#functions/run-due-background.ts';
import { signatureOf } from '#api/http/signature.ts';
import { replaceBuiltin } from './support/builtins.ts';
import {
  afterAnswers,
  empty,
  logged,
  provideDatabase,
  SECRET,
  sendContact,
  sendTo,
  signIn,
  surroundings,
  useEmbeddedDatabase,
} from './support/harness.ts';
import { usePlatform } from './support/platform.ts';
import { useReceiver } from './support/receiver.ts';
import { article } from './support/samples.data.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** Interval of the scheduled function. */
const EVERY = 5 * MINUTE;

const { db } = useEmbeddedDatabase();
const sleep = async (milliseconds: number) => void vi.setSystemTime(Date.now() + milliseconds);
replaceBuiltin(timers, { setTimeout: sleep });
const { platform, runBackground } = usePlatform();
const receiver = useReceiver('NOTIFY_WEBHOOK_URL');
let queries = 0;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubEnv('BUILD_HOOK_URL', '');
  vi.stubEnv('NOTIFY_WEBHOOK_URL', '');
  await empty(db(), 'outbox', 'siteChanges', 'leads', 'blogPosts');
  const counted = db().withPlugin({
    transformQuery: ({ node }) => {
      queries += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  provideDatabase(counted);
  await ticks(EVERY);
  return () => {
    provideDatabase(db());
    vi.useRealTimers();
  };
});

/** Runs the scheduled function for a while. @returns how often that opened the database */
async function ticks(milliseconds: number): Promise<number> {
  const end = Date.now() + milliseconds;
  let wakes = 0;
  while (Date.now() < end) {
    const next = Date.now() + EVERY;
    const before = queries;
    await tick({ ...surroundings(), host: mailingHost });
    await runBackground();
    if (queries > before) wakes += 1;
    await sleep(Math.max(0, next - Date.now()));
  }
  return wakes;
}

async function submit(): Promise<void> {
  vi.stubEnv('NOTIFY_WEBHOOK_URL', receiver.url);
  expect((await sendContact()).status).toBe(201);
  await afterAnswers();
}

test('a day without visitors wakes the database once, for the cleanup', async () => {
  for (let day = 1; day <= 2; day++) {
    expect(await ticks(24 * HOUR)).toBe(1);
    const { doneAt } = await db().selectFrom('cleanUps').selectAll().executeTakeFirstOrThrow();
    expect(Date.now() - doneAt.getTime()).toBeLessThan(24 * HOUR);
  }
});

test('a delivery at once, or retried on time, opens the database only for that', async () => {
  await submit();
  expect(receiver.taken).toHaveLength(1);
  expect(await ticks(6 * HOUR)).toBe(0);

  receiver.answers = 500;
  const began = Date.now();
  await submit();
  await runBackground();
  // 15 to 30 s, doubling each time: at least five attempts within the five minutes of the background function.
  expect(receiver.seen.length).toBeGreaterThanOrEqual(5);
  expect(Date.now() - began).toBeLessThanOrEqual(6 * MINUTE);
  const attempts = receiver.seen.length;
  await ticks(2 * HOUR);
  expect(receiver.seen.length - attempts).toBeGreaterThanOrEqual(3);
  expect(await ticks(12 * HOUR)).toBeLessThan(12);

  receiver.answers = 200;
  await ticks(7 * HOUR);
  expect(receiver.taken).toHaveLength(2);
  expect(await ticks(12 * HOUR)).toBeLessThanOrEqual(1);
});

test('a post becomes public at its date: the cache is purged on the second, and twice', async () => {
  const due = new Date(Date.now() + 9 * HOUR + 123 * SECOND);
  const post = { ...article, published: true, publishedAt: due.toISOString() };
  expect((await sendTo('/api/blog', post, await signIn(db()))).status).toBe(201);
  await afterAnswers();
  expect(await ticks(8 * HOUR)).toBeLessThanOrEqual(1);
  expect(platform.purges).toEqual([]);
  await ticks(2 * HOUR);
  const tags = ['blog', 'signal-board'];
  expect(platform.purges).toMatchObject([{ tags }, { tags }]);
  const late = Number(platform.purges[0]?.at) - due.getTime();
  expect([late >= 0, late < 3 * SECOND]).toEqual([true, true]);
});

test('if the background function cannot be reached, the tick does the work', async () => {
  platform.isBackgroundAway = true;
  receiver.answers = 500;
  await submit();
  receiver.answers = 200;
  await ticks(10 * MINUTE);
  expect(receiver.taken).toHaveLength(1);
  expect(logged).toContainEqual(expect.objectContaining({ event: 'background function not reached' }));
});

test('the background function ignores requests without a valid signature', async () => {
  const before = queries;
  const body = JSON.stringify({ from: new Date() });
  for (const signature of [
    '',
    signatureOf(body, 'another secret of 32 bytes or more', new Date()),
    signatureOf(`${body} `, SECRET, new Date()),
    signatureOf(body, SECRET, new Date(Date.now() - HOUR)),
  ]) {
    const call = { method: 'POST', headers: { 'X-Signature': signature }, body };
    await runDueInBackground(new Request('https://site.example/', call));
  }
  expect(queries).toBe(before);
});
