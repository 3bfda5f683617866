import { createHmac, timingSafeEqual } from 'node:crypto';
import { beforeEach, expect, test, vi } from 'vitest';
import { backoffAfter } from '#functions/shared/outbox/backoff.ts';
import { addMessages } from '#db/outbox.ts';
import { logged, useDatabase } from './support/harness.ts';
import { deliver, passTime } from './support/due.ts';
import { useReceiver } from './support/receiver.ts';

const { db } = useDatabase();
const receiver = useReceiver();
/** Longer than any backoff. */
const DAY = 24 * 60 * 60_000;

beforeEach(async () => {
  await db().deleteFrom('outbox').execute();
});

async function addOne(): Promise<string> {
  const [id = ''] = await addMessages(db(), ['webhook'], 'contact', { id: 7, name: 'Ada' });
  return id;
}

function message() {
  return db().selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
}

test('a message is delivered once, with its id', async () => {
  const id = await addOne();
  await deliver();
  await deliver();
  expect(receiver.taken).toEqual([
    expect.objectContaining({ id, body: { kind: 'contact', id: 7, name: 'Ada' } }),
  ]);
  expect(receiver.taken[0]?.headers).toMatchObject({ 'content-type': 'application/json' });
  expect(receiver.taken[0]?.headers).not.toHaveProperty('x-signature');
  expect(await message()).toMatchObject({ attempts: 1, deliveredAt: expect.any(Date) });
});

test('with a secret, the message is signed together with the time', async () => {
  const secret = 'a secret that only the two of us know';
  vi.stubEnv('NOTIFY_WEBHOOK_SECRET', secret);
  await addOne();
  await deliver();
  const [post] = receiver.taken;
  if (!post) throw new Error('Nothing came.');
  const signed = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(post.headers['x-signature']));
  const [, t = '', v1 = ''] = signed ?? [];
  expect(Math.abs(Number(t) - Date.now() / 1000)).toBeLessThan(60);
  const expected = createHmac('sha256', secret).update(`${t}.${post.source}`).digest();
  expect(timingSafeEqual(Buffer.from(v1, 'hex'), expected)).toBe(true);
});

test('a refused message is retried later under the same id', async () => {
  const id = await addOne();
  receiver.answers = 500;
  await deliver();
  await deliver();
  expect(receiver.seen).toHaveLength(1);
  const waiting = await message();
  expect(waiting).toMatchObject({
    attempts: 1,
    deliveredAt: null,
    deadAt: null,
    lastError: 'The webhook answered 500.',
  });
  await passTime(db(), 14_000);
  await deliver();
  expect(receiver.seen).toHaveLength(1);

  receiver.answers = 200;
  await passTime(db(), 17_000);
  await deliver();
  expect(receiver.seen.map((post) => post.id)).toEqual([id, id]);
  expect(await message()).toMatchObject({ attempts: 2, lastError: null });
});

test('a timeout is a failure, and so is a redirect', async () => {
  await addOne();
  vi.stubEnv('UPSTREAM_TIMEOUT_MS', '100');
  receiver.answers = 'silent';
  await deliver();
  expect(await message()).toMatchObject({ attempts: 1, deliveredAt: null });
  vi.stubEnv('UPSTREAM_TIMEOUT_MS', '8000');
  receiver.answers = 307;
  await passTime(db(), DAY);
  await deliver();
  expect(await message()).toMatchObject({ attempts: 2, deliveredAt: null });
});

test('if a whole batch is refused, the other messages are not tried', async () => {
  const channels = Array.from({ length: 50 }, () => 'webhook' as const);
  await addMessages(db(), channels, 'contact', { id: 7 });
  receiver.answers = 503;
  await deliver();
  expect(receiver.seen).toHaveLength(20);
  receiver.answers = 200;
  await deliver();
  expect(receiver.taken).toHaveLength(30);
  await passTime(db(), DAY);
  await deliver();
  expect(new Set(receiver.taken.map(({ id }) => id)).size).toBe(50);
});

test('after fourteen attempts a message is given up, stays stored, and is logged', async () => {
  await addOne();
  receiver.answers = 500;
  await db().updateTable('outbox').set({ attempts: 13 }).execute();
  await deliver();
  expect(await message()).toMatchObject({ attempts: 14, deadAt: expect.any(Date) });
  expect(logged).toContainEqual(
    expect.objectContaining({ level: 'error', event: 'message given up', kind: 'contact' }),
  );
  await passTime(db(), DAY);
  await deliver();
  expect(receiver.seen).toHaveLength(1);
});

test('the backoff doubles, varies by half, and has a maximum', () => {
  const pauses = { first: 30_000, longest: 6 * 60 * 60_000 };
  expect([backoffAfter(1, pauses, 0), backoffAfter(1, pauses, 1)]).toEqual([15_000, 30_000]);
  expect([backoffAfter(4, pauses, 0), backoffAfter(4, pauses, 1)]).toEqual([120_000, 240_000]);
  expect(backoffAfter(14, pauses, 1)).toBe(6 * 60 * 60_000);
});
