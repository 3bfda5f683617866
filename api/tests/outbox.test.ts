/** Messages are delivered once, retried, given up, listed, sent again and deleted. */
import { createHmac, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { backoffAfter } from '#api/outbox/backoff.ts';
import { addMessages, claimDue } from '#db/outbox.ts';
import { takeOver } from '#api/outbox/run-due.ts';
import { deliver, passTime } from './support/due.ts';
import { afterAnswers, ask, empty, logged, surroundings, useAdmin } from './support/harness.ts';
import { useMailbox } from './support/mailbox.ts';
import { contact } from './support/notifications.data.ts';
import { useReceiver } from './support/receiver.ts';

const { db, session } = useAdmin();
const receiver = useReceiver('NOTIFY_WEBHOOK_URL');
const mailbox = useMailbox();
/** Longer than any backoff. */
const DAY = 24 * 60 * 60_000;

beforeEach(() => empty(db(), 'outbox', 'auditLog'));

async function add(
  state: Partial<Record<'deadAt' | 'deliveredAt' | 'nextAttemptAt', Date>> & { attempts?: number } = {},
) {
  const [id = ''] = await addMessages(db(), ['webhook'], 'contact', contact);
  const lastError = 'The webhook answered 500.';
  const change = db()
    .updateTable('outbox')
    .set({ attempts: 0, lastError, ...state });
  await change.where('id', '=', id).execute();
  return id;
}

const message = () => db().selectFrom('outbox').selectAll().executeTakeFirstOrThrow();

describe('a message', () => {
  test('is delivered once, with its id, signed together with the time if there is a secret', async () => {
    const secret = 'a secret that only the two of us know';
    const id = await add();
    await deliver();
    await deliver();
    expect(receiver.taken).toMatchObject([{ id, body: { kind: 'contact', ...contact } }]);
    expect(receiver.taken[0]?.headers).toMatchObject({ 'content-type': 'application/json' });
    expect(receiver.taken[0]?.headers).not.toHaveProperty('x-signature');
    expect(await message()).toMatchObject({ attempts: 1, deliveredAt: expect.any(Date) });

    vi.stubEnv('NOTIFY_WEBHOOK_SECRET', secret);
    await add();
    await deliver();
    const [, post] = receiver.taken;
    const signature = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(post?.headers['x-signature']));
    const [, t = '', v1] = signature ?? [];
    expect(Math.abs(Number(t) - Date.now() / 1000)).toBeLessThan(60);
    expect(createHmac('sha256', secret).update(`${t}.${post?.source}`).digest('hex')).toBe(v1);
  });

  test('that a killed program was sending is sent right after the next start, and one that failed at its time', async () => {
    const id = await add();
    await claimDue(db(), { channel: 'webhook', lease: 38_000 });
    await add({ attempts: 1, nextAttemptAt: new Date(Date.now() + DAY) });
    await deliver();
    expect(receiver.taken).toEqual([]);
    await takeOver(surroundings());
    await afterAnswers();
    expect(receiver.taken).toMatchObject([{ id }]);
  });

  test('that was written before the clock was set back is sent right after the next start', async () => {
    const [id = ''] = await addMessages(db(), ['webhook'], 'contact', contact);
    const tomorrow = new Date(Date.now() + DAY);
    await db().updateTable('outbox').set({ createdAt: tomorrow, nextAttemptAt: tomorrow }).execute();
    await takeOver(surroundings());
    await afterAnswers();
    expect(receiver.taken).toMatchObject([{ id }]);
  });

  test('that is refused, redirected or not answered is retried later under the same id', async () => {
    const id = await add();
    receiver.answers = 500;
    await deliver();
    await deliver();
    expect(receiver.seen).toHaveLength(1);
    const waiting = { attempts: 1, deliveredAt: null, deadAt: null };
    expect(await message()).toMatchObject({ ...waiting, lastError: 'The webhook answered 500.' });
    await passTime(db(), 5000);
    await deliver();
    expect(receiver.seen).toHaveLength(1);
    receiver.answers = 307;
    await passTime(db(), 26_000);
    await deliver();
    expect(receiver.seen).toHaveLength(2);
    vi.stubEnv('UPSTREAM_TIMEOUT_MS', '100');
    receiver.answers = 'silent';
    await passTime(db(), DAY);
    await deliver();
    expect(await message()).toMatchObject({ attempts: 3, deliveredAt: null });
    vi.stubEnv('UPSTREAM_TIMEOUT_MS', '8000');
    receiver.answers = 200;
    await passTime(db(), DAY);
    await deliver();
    expect(new Set(receiver.seen.map((post) => post.id))).toEqual(new Set([id]));
    expect(await message()).toMatchObject({ attempts: 4, lastError: null });
  });

  test('is sent again under the same id if the process dies before recording it, but not meanwhile', async () => {
    await sql`create function die() returns trigger as 'begin raise ''gone''; end' language plpgsql`.execute(db());
    await sql`create trigger die before update of delivered_at on outbox execute function die()`.execute(db());
    const id = await add();
    await deliver().catch(() => undefined);
    await sql`drop trigger die on outbox`.execute(db());
    // Until the lease ends nobody else sends it, since the process might still be running.
    await deliver();
    expect(receiver.taken.map((post) => post.id)).toEqual([id]);
    await passTime(db(), DAY);
    await deliver();
    expect(receiver.taken.map((post) => post.id)).toEqual([id, id]);
    expect(await message()).toMatchObject({ deliveredAt: expect.any(Date) });
  });

  test('to a webhook that does not answer does not delay mail', async () => {
    vi.stubEnv('UPSTREAM_TIMEOUT_MS', '60000');
    receiver.answers = 'silent';
    await addMessages(db(), ['webhook', 'email'], 'contact', contact);
    const delivering = deliver();
    await vi.waitFor(() => expect(mailbox.mails).toHaveLength(1));
    receiver.hangUp();
    await delivering;
  });

  test('waits with the others if a whole batch is refused', async () => {
    await addMessages(db(), Array<'webhook'>(50).fill('webhook'), 'contact', contact);
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

  test('is given up after fourteen attempts; the backoff doubles, varies by half, and has a maximum', async () => {
    await add({ attempts: 13 });
    receiver.answers = 500;
    await deliver();
    expect(await message()).toMatchObject({ attempts: 14, deadAt: expect.any(Date) });
    const givenUp = { level: 'error', event: 'message given up', kind: 'contact' };
    expect(logged).toContainEqual(expect.objectContaining(givenUp));
    await passTime(db(), DAY);
    await deliver();
    expect(receiver.seen).toHaveLength(1);

    const pauses = { first: 30_000, longest: 6 * 60 * 60_000 };
    const range = (attempt: number) => [0, 1].map((chance) => backoffAfter(attempt, pauses, chance));
    expect([range(1), range(4)]).toEqual([
      [15_000, 30_000],
      [120_000, 240_000],
    ]);
    expect(range(14)[1]).toBe(pauses.longest);
  });
});

describe('the list of messages', () => {
  const list = async (query = '') => (await ask(`/api/admin/outbox${query}`, session)).body;
  const tryAgain = (id: string) => ask(`/api/admin/outbox/${id}/retry`, session, 'POST');

  test('has those that were given up or wait, with the reason, and without their text', async () => {
    const deadAt = new Date('2027-03-14T15:00:00Z');
    const dead = await add({ attempts: 14, deadAt });
    const waiting = await add();
    await add({ deliveredAt: new Date() });
    const shown = {
      channel: 'webhook',
      kind: 'contact',
      aboutId: 7,
      createdAt: expect.any(String),
      subject: 'New contact request from Ada Park, Park & Daughters',
      lastError: 'The webhook answered 500.',
    };
    expect(await list()).toEqual({
      total: 1,
      messages: [
        {
          ...shown,
          id: dead,
          state: 'dead',
          attempts: 14,
          nextAttemptAt: null,
          deadAt: deadAt.toISOString(),
        },
      ],
    });
    const nextAttemptAt = expect.any(String);
    expect((await list('?state=waiting')).messages).toEqual([
      { ...shown, id: waiting, state: 'waiting', attempts: 0, nextAttemptAt, deadAt: null },
    ]);
  });

  test('sends one that was given up at once, under the same id, and no other', async () => {
    const id = await add({ attempts: 14, deadAt: new Date() });
    const { status, body } = await tryAgain(id);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, state: 'waiting', attempts: 0, deadAt: null });
    await afterAnswers();
    expect(receiver.taken.map((post) => post.id)).toEqual([id]);
    expect((await list()).total).toBe(0);
    const log = await db().selectFrom('auditLog').select(['action', 'details']).execute();
    expect(log).toEqual([{ action: 'outbox.retry', details: { id, channel: 'webhook', kind: 'contact' } }]);
    expect((await tryAgain(id)).status).toBe(409);
    for (const none of [randomUUID(), '7']) expect((await tryAgain(none)).status).toBe(404);
    expect(receiver.seen).toHaveLength(1);
  });
});
