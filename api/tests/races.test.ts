/** Races between many connections, on a real Postgres: one winner for each key, slug, version and slot. */
import { readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Client } from 'pg';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { claimDue } from '#db/outbox.ts';
import { insertBooking, moveBooking } from '#db/inbox/scheduled-calls.ts';
import { takeRequest } from '#db/limits.ts';
import { inTransaction } from '#db/transaction.ts';
import { nextFreeSlots, type Slot } from '#src/domain/booking/bookable-days.ts';
import { type Answer, afterAnswers, answerTo, ask, newClient, sendContact, sendTo, SITE } from './support/harness.ts';
import { keysOf } from './support/inbox.ts';
import { expectOne, many, tally, useManyConnections } from './support/races.ts';
import { article, goodContact } from './support/samples.data.ts';

const { db, url, session } = useManyConnections();

describe('twenty concurrent', () => {
  const twenty = <T>(make: (i: number) => Promise<T>) => many(20, make);
  const send = (fields: object, headers?: Record<string, string>) =>
    sendContact({ ...goodContact, ...fields }, headers);
  const publish = (fields: object, headers?: object) =>
    sendTo('/api/blog', { ...article, ...fields }, { ...session, ...headers });
  const count = async (table: 'leads' | 'postRevisions') => (await db().selectFrom(table).selectAll().execute()).length;

  test('requests with one key are stored once, with one body; others are stored and notified once each', async () => {
    expectOne(await twenty(() => send({}, { 'Idempotency-Key': 'the same for all' })));
    expect(await count('leads')).toBe(1);
    const key = { 'Idempotency-Key': 'one of twenty' };
    const bodies = await twenty((i) => send({ name: `Ada ${i}` }, key));
    expect(tally(bodies)).toEqual({ 201: 1, 422: 19 });
    expect(tally(await twenty((i) => send({ name: `Grace ${i}` })))).toEqual({ 201: 20 });
    expect(await count('leads')).toBe(22);
    await afterAnswers();
    const messages = db().selectFrom('outbox').select(['attempts', 'deliveredAt']);
    const delivered = { attempts: 1, deliveredAt: expect.any(Date) };
    expect(await messages.where('kind', '=', 'contact').execute()).toEqual(Array(22).fill(delivered));
  });

  test('attempts at a limit of five: five are accepted', async () => {
    const waits = await twenty(() => takeRequest(db(), 'race', { minute: 5, hour: 30 }));
    expect(waits.filter((wait) => wait === undefined)).toHaveLength(5);
  });

  test('messages are claimed by one of four processes each', async () => {
    const message = { channel: 'log' as const, kind: 'race', payload: '{}' };
    await db().insertInto('outbox').values(Array(20).fill(message)).execute();
    const claims = await many(4, () => claimDue(db(), { channel: 'log', limit: 6, lease: 60_000 }));
    const ids = claims.flat().map(({ id }) => id);
    expect([ids.length, new Set(ids).size]).toEqual([20, 20]);
  });

  test('posts get twenty slugs, one by one key, and one of them the slug that all want', async () => {
    const answers = await twenty(() => publish({ title: 'Twenty at once' }));
    const slugs = answers.map(({ body }) => body.slug);
    const ends = ['', ...Array.from({ length: 19 }, (_, i) => `-${i + 2}`)];
    expect(slugs.sort()).toEqual(ends.map((end) => `twenty-at-once${end}`).sort());
    const keyed = { slug: 'one-of-twenty' };
    expectOne(await twenty(() => publish(keyed, { 'Idempotency-Key': 'one post' })));
    expect(tally(await twenty(() => publish(keyed)))).toEqual({ 409: 20 });
    expect(tally(await twenty(() => publish({ slug: 'the-one' })))).toEqual({ 201: 1, 409: 19 });
  });

  test('changes of one version: one succeeds, the others are 412', async () => {
    const path = `/api/blog/${(await publish({})).body.id}`;
    const headers = { ...session, 'If-Match': '"1"' };
    const answers = await twenty((i) => sendTo(path, { title: `Title ${i}` }, headers, 'PATCH'));
    expect(tally(answers)).toEqual({ 200: 1, 412: 19 });
    expect(await count('postRevisions')).toBe(1);
  });
});

test('deleting a person deletes what was shown, and nothing added since', async () => {
  const person = 'shown@park.example';
  const lead = { ...{ name: 'Ada', company: 'Park', message: 'Hello' }, email: person };
  await db().insertInto('leads').values(lead).execute();
  const { seen, items } = (await sendTo('/api/admin/inbox/person', { person }, session)).body;

  const other = new Client(url());
  await other.connect();
  // The table can be read, but deletions have to wait.
  await other.query('begin; lock table outbox in exclusive mode');
  const body = { person, confirm: person, seen, items: keysOf(items) };
  const erasing = sendTo('/api/admin/inbox/person/delete', body, session);
  const waiting = () => other.query('select from pg_locks where not granted');
  await vi.waitFor(async () => expect((await waiting()).rowCount).toBe(1), 10_000);
  await other.query(`insert into leads (name, company, message, email)
    values ('Ada', 'Park', 'Hello again', '${person}'); commit`);
  await other.end();
  expect((await erasing).status).toBe(204);
  const left = await db().selectFrom('leads').select('message').where('email', '=', person).execute();
  expect(left).toEqual([{ message: 'Hello again' }]);
});

test('who uploads a picture while it is deleted gets it whole: written before, named after the deletion', async () => {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#375' } })
    .png()
    .toBuffer();
  const upload = () => {
    const body = new FormData();
    body.set('file', new Blob([new Uint8Array(bytes)]));
    return answerTo(new Request(`${SITE}/api/admin/media`, { method: 'POST', body, headers: session }));
  };
  const { url: path, id } = (await upload()).body;
  const folder = join(process.env.DATA_DIR ?? '', 'media');
  const unfinished = async () => (await readdir(folder)).filter((name) => name.endsWith('.unfinished'));

  // A deletion that is about to be committed.
  const other = new Client(url());
  await other.connect();
  await other.query(`begin; delete from media where id = ${id}`);
  const uploading = upload();
  const waiting = () => other.query('select from pg_locks where not granted');
  await vi.waitFor(async () => expect((await waiting()).rowCount).toBe(1), 10_000);
  expect(await unfinished()).toHaveLength(1);
  await rm(join(folder, basename(path)));
  await other.query('commit');
  await other.end();
  expect((await uploading).body).toMatchObject({ url: path });
  expect([(await ask(path)).status, await unfinished()]).toEqual([200, []]);
});

describe('bookings', () => {
  /** By day so few that none runs out of time on a machine that does other things as well. */
  const AT_ONCE = process.env.NIGHTLY ? 500 : 60;
  const ROUNDS = process.env.NIGHTLY ? 20 : 2;

  /** From tomorrow on, because a slot of today may begin meanwhile. */
  const slots = nextFreeSlots([], new Date(Date.now() + 86_400_000), 200);
  /** Slots that no other test uses. */
  const takeSlots = (count: number) => slots.splice(0, count) as [Slot, Slot, ...Slot[]];

  const book = (slot: Slot, i = 0, headers?: Record<string, string>, client = newClient()) => {
    const body = { phone: `+1 (512) 555-${String(i).padStart(4, '0')}`, ...slot };
    return sendTo('/api/scheduled-calls', body, headers, 'POST', client);
  };
  const change = (method: 'PATCH' | 'DELETE', { body }: Answer, to?: Slot) => {
    const headers = { Authorization: `Bearer ${body.confirmationCode}` };
    const path = '/api/scheduled-calls/mine';
    return to ? sendTo(path, to, headers, method) : ask(path, headers, method);
  };
  /** How many calls have each slot. */
  const standing = async (...places: Slot[]) => {
    const calls = db().selectFrom('scheduledCalls').select(['date', 'timeSlot']);
    const rows = await calls.where('cancelledAt', 'is', null).execute();
    const at = (slot: Slot) => rows.filter(({ date, timeSlot }) => date === slot.date && timeSlot === slot.timeSlot);
    return places.map((slot) => at(slot).length);
  };

  test(
    `${AT_ONCE} who want one slot at once, ${ROUNDS} times over: one gets it, the others 409`,
    { timeout: 300_000 },
    async () => {
      for (const [round, slot] of takeSlots(ROUNDS).entries()) {
        // With a different idempotency key each, or without.
        const keyOf = (i: number) => (round % 2 ? { 'Idempotency-Key': `${i} of round ${round}` } : undefined);
        const answers = await many(AT_ONCE, (i) => book(slot, i, keyOf(i)));
        expect(tally(answers)).toEqual({ 201: 1, 409: AT_ONCE - 1 });
        expect(await standing(slot)).toEqual([1]);
      }
      const events = db().selectFrom('outbox').select('id').where('kind', '=', 'call');
      expect(await events.execute()).toHaveLength(ROUNDS);
    },
  );

  test('fifty concurrent requests with one idempotency key are one booking with one code', async () => {
    vi.stubEnv('RATE_LIMIT_FACTOR', '100');
    const [slot] = takeSlots(1);
    const client = newClient();
    expectOne(await many(50, () => book(slot, 7, { 'Idempotency-Key': 'one of fifty' }, client)));
    expect(await standing(slot)).toEqual([1]);
  });

  test('while a booking is canceled twice and others book its slot, at most one gets it', async () => {
    for (const slot of takeSlots(3)) {
      const booked = await book(slot);
      const [one, other, ...answers] = await Promise.all([
        change('DELETE', booked),
        change('DELETE', booked),
        ...Array.from({ length: 20 }, (_, i) => book(slot, i)),
      ]);
      expect([one.status, other.status]).toEqual([200, 200]);
      const won = tally(answers)[201] ?? 0;
      expect([await standing(slot), won <= 1]).toEqual([[won], true]);
    }
  });

  test('of twenty moved to one slot at once one is moved; twenty that swap slots stay', async () => {
    const [to, ...from] = takeSlots(21);
    const calls = await many(20, (i) => book(from[i] as Slot, i));
    const moved = await many(20, (i) => change('PATCH', calls[i] as Answer, to));
    expect(tally(moved)).toEqual({ 200: 1, 409: 19 });
    const [here, ...there] = await standing(to, ...from);
    expect([here, there.filter(Boolean).length]).toEqual([1, 19]);

    const places = takeSlots(20);
    const others = await many(20, (i) => book(places[i] as Slot, i));
    const swapped = await many(20, (i) => change('PATCH', others[i] as Answer, places[i ^ 1]));
    expect(tally(swapped)).toEqual({ 409: 20 });
    expect(await standing(...places)).toEqual(Array(20).fill(1));
  });

  test('of all who book the same day at once with a buffer between calls only some get a slot', async () => {
    const chosen = JSON.stringify({ bufferMinutes: 31 });
    await db().updateTable('settings').set({ chosen }).execute();
    const { date } = slots.at(-1) as Slot;
    const day = slots.filter((slot) => slot.date === date);
    const answers = await many(40, (i) => book(day[i % day.length] as Slot, i));
    const hours = await standing(...day);
    // No two hours in a row, and none left in which another call would fit.
    expect(hours.join('')).not.toMatch(/[2-9]|11|000|^00|00$/);
    expect(tally(answers)[201]).toBe(hours.filter(Boolean).length);
    await db().updateTable('settings').set({ chosen: '{}' }).execute();
  });

  test('of two that wait for each other, one gets the error that the slot is taken', async () => {
    const [here, there] = takeSlots(2);
    const { promise: bothAreIn, resolve } = Promise.withResolvers<void>();
    let entered = 0;
    const enter = (from: Slot, to: Slot) =>
      inTransaction(db(), async (transaction) => {
        const call = await insertBooking(transaction, { ...from, phone: '555' });
        entered += 1;
        if (entered === 2) resolve();
        await bothAreIn;
        const moved = await moveBooking(transaction, call?.id ?? 0, to);
        if (!moved) throw new Error('taken');
      });
    const outcomes = await Promise.allSettled([enter(here, there), enter(there, here)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes).toContainEqual({ status: 'rejected', reason: new Error('taken') });
  });
});
