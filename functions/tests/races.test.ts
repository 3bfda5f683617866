/** Races between many connections, on a real Postgres: one winner for each key, slug and version. */
import { Client } from 'pg';
import { describe, expect, test, vi } from 'vitest';
import { claimDue } from '#db/outbox.ts';
import { takeRequest } from '#db/limits.ts';
import { afterAnswers, goodContact, sendContact, sendTo } from './support/harness.ts';
import { article } from './support/posts.ts';
import { expectOne, many, tally, useManyConnections } from './support/races.ts';

const { db, url, session } = useManyConnections();

describe('twenty concurrent', () => {
  const twenty = <T>(make: (i: number) => Promise<T>) => many(20, make);
  const send = (fields: object, headers?: Record<string, string>) =>
    sendContact({ ...goodContact, ...fields }, headers);
  const publish = (fields: object, headers?: object) =>
    sendTo('/api/blog', { ...article, ...fields }, { ...session, ...headers });
  const count = async (table: 'leads' | 'postRevisions') =>
    (await db().selectFrom(table).selectAll().execute()).length;

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
    expect(await messages.where('kind', '=', 'contact').execute()).toEqual(
      Array(22).fill(delivered),
    );
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
  const { seen } = (await sendTo('/api/admin/inbox/person', { person }, session)).body;

  const other = new Client(url());
  await other.connect();
  // The table can be read, but deletions have to wait.
  await other.query('begin; lock table outbox in exclusive mode');
  const erasing = sendTo(
    '/api/admin/inbox/person/delete',
    { person, confirm: person, seen },
    session,
  );
  const waiting = () => other.query('select from pg_locks where not granted');
  await vi.waitFor(async () => expect((await waiting()).rowCount).toBe(1), 10_000);
  await other.query(`insert into leads (name, company, message, email)
    values ('Ada', 'Park', 'Hello again', '${person}'); commit`);
  await other.end();
  expect((await erasing).status).toBe(204);
  const left = await db()
    .selectFrom('leads')
    .select('message')
    .where('email', '=', person)
    .execute();
  expect(left).toEqual([{ message: 'Hello again' }]);
});
