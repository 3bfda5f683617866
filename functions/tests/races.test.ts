/** Races between many connections, on a real Postgres. */
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import eraseHandler from '#functions/admin-inbox-person-delete.ts';
import personHandler from '#functions/admin-inbox-person.ts';
import blogItem from '#functions/blog-item.ts';
import blog from '#functions/blog.ts';
import { type Database, openDatabase } from '#db/connection.ts';
import { migrate } from '#db/migrate.ts';
import { takeRequest } from '#db/rate-limits.ts';
import { claimDue } from '#db/outbox.ts';
import { startPostgres, type TestPostgres } from '#db/testing/postgres.ts';
import { afterAnswers, sendTo, signIn, useEnvironment } from './support/harness.ts';
import { goodContact as good, sendContact } from './support/contact.ts';

useEnvironment();

let postgres: TestPostgres;
let db: Database;
beforeAll(async () => {
  postgres = await startPostgres();
  db = openDatabase({ DATABASE_URL: postgres.url, NEON_WS_PROXY: undefined });
  await migrate(db);
});
afterAll(async () => {
  await afterAnswers();
  await db.destroy();
  await postgres.stop();
});

function send(body: object, headers?: Record<string, string>) {
  vi.stubEnv('DATABASE_URL', postgres.url);
  return sendContact(body, headers);
}

const twenty = <T>(make: (i: number) => T) => Array.from({ length: 20 }, (_, i) => make(i));

test('twenty concurrent requests with one key are stored once', async () => {
  const key = { 'Idempotency-Key': 'the same for all' };
  const answers = await Promise.all(twenty(() => send(good, key)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
  expect(await db.selectFrom('leads').select('id').execute()).toHaveLength(1);
  expect(await db.selectFrom('outbox').select('id').execute()).toHaveLength(1);
});

test('twenty concurrent bodies with one key: one is stored, the others are 422', async () => {
  const key = { 'Idempotency-Key': 'one of twenty' };
  const answers = await Promise.all(twenty((i) => send({ ...good, name: `Ada ${i}` }, key)));
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([201, ...Array(19).fill(422)]);
});

test('twenty concurrent requests are all stored, with one notification each', async () => {
  const before = (await db.selectFrom('leads').select('id').execute()).length;
  const answers = await Promise.all(twenty((i) => send({ ...good, name: `Grace ${i}` })));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(await db.selectFrom('leads').select('id').execute()).toHaveLength(before + 20);
  await afterAnswers();
  const messages = await db.selectFrom('outbox').select(['attempts', 'deliveredAt']).execute();
  expect(messages).toHaveLength(before + 20);
  for (const message of messages) {
    expect(message).toEqual({ attempts: 1, deliveredAt: expect.any(Date) });
  }
});

test('a limit of five accepts five of twenty concurrent requests', async () => {
  const waits = await Promise.all(twenty(() => takeRequest(db, 'race', { minute: 5, hour: 30 })));
  expect(waits.filter((wait) => wait === undefined)).toHaveLength(5);
});

test('two concurrent claims never get the same message', async () => {
  await db
    .insertInto('outbox')
    .values(
      twenty((id) => ({ channel: 'log' as const, kind: 'race', payload: JSON.stringify({ id }) })),
    )
    .execute();
  const claims = await Promise.all(
    [1, 2, 3, 4].map(() => claimDue(db, { channel: 'log', limit: 6, lease: 60_000 })),
  );
  const ids = claims.flat().map(({ id }) => id);
  expect(ids).toHaveLength(20);
  expect(new Set(ids).size).toBe(20);
});

const article = {
  title: 'Twenty at once',
  summary: 'All of them want the same slug.',
  content: 'Only one of them can have it, and the others get a number.',
  category: 'automation',
  author: 'Dana Whitlock',
};

async function publish(method: string, path: string, body: object, headers?: object) {
  vi.stubEnv('DATABASE_URL', postgres.url);
  const cookie = await signIn(db);
  const handler = path === '/api/blog' ? blog : blogItem;
  return sendTo(handler, path, body, { ...cookie, ...headers }, method);
}

test('twenty concurrent posts with one title get twenty slugs', async () => {
  const answers = await Promise.all(twenty(() => publish('POST', '/api/blog', article)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  const slugs = await Promise.all(answers.map(async (answer) => (await answer.json()).slug));
  expect(slugs.sort()).toEqual(
    ['', ...twenty((i) => `-${i + 2}`).slice(0, 19)].map((end) => `twenty-at-once${end}`).sort(),
  );
});

test('twenty concurrent posts with one key are one post, and all get the same answer', async () => {
  const key = { 'Idempotency-Key': 'one post' };
  const keyed = { ...article, slug: 'one-of-twenty' };
  const answers = await Promise.all(twenty(() => publish('POST', '/api/blog', keyed, key)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
  const posts = db.selectFrom('blogPosts').select('id').where('slug', '=', keyed.slug).execute();
  expect(await posts).toHaveLength(1);
});

test('twenty concurrent posts with one slug: one gets it, the others get 409', async () => {
  const answers = await Promise.all(
    twenty(() => publish('POST', '/api/blog', { ...article, slug: 'the-one' })),
  );
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([201, ...Array(19).fill(409)]);
});

test('twenty concurrent changes of one version: one succeeds, the others are 412', async () => {
  const { id } = await (await publish('POST', '/api/blog', article)).json();
  const answers = await Promise.all(
    twenty((i) =>
      publish('PATCH', `/api/blog/${id}`, { title: `Title ${i}` }, { 'If-Match': '"1"' }),
    ),
  );
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([200, ...Array(19).fill(412)]);
  const stored = await db
    .selectFrom('postRevisions')
    .select('version')
    .where('postId', '=', id)
    .execute();
  expect(stored).toHaveLength(1);
});

test('deleting a person deletes what was shown, and nothing added since', async () => {
  vi.stubEnv('DATABASE_URL', postgres.url);
  const session = await signIn(db);
  const person = 'shown@park.example';
  const lead = { ...{ name: 'Ada', company: 'Park', message: 'Hello' }, email: person };
  await db.insertInto('leads').values(lead).execute();
  const sendRequest = (handler: typeof personHandler, path: string, body: object) =>
    sendTo(handler, `/api/admin/inbox/${path}`, body, session);
  const { seen } = await (await sendRequest(personHandler, 'person', { person })).json();

  const other = new Client(postgres.url);
  await other.connect();
  // The table can be read, but deletions have to wait.
  await other.query('begin; lock table outbox in exclusive mode');
  const erasing = sendRequest(eraseHandler, 'person/delete', { person, confirm: person, seen });
  const waiting = () => other.query('select from pg_locks where not granted');
  await vi.waitFor(async () => expect((await waiting()).rowCount).toBe(1), 10_000);
  await other.query(`insert into leads (name, company, message, email)
    values ('Ada', 'Park', 'Hello again', '${person}'); commit`);
  await other.end();

  expect((await erasing).status).toBe(204);
  const left = await db.selectFrom('leads').select('message').where('email', '=', person).execute();
  expect(left).toEqual([{ message: 'Hello again' }]);
});
