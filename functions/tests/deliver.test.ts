import { createServer, type IncomingMessage, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import deliverOutbox from '#functions/deliver-outbox.ts';
import { pauseAfter } from '#functions/shared/deliver.ts';
import tidy from '#functions/tidy.ts';
import { addMessages } from '#db/outbox.ts';
import { logged, useEmbeddedDatabase } from './support/harness.ts';

const { db } = useEmbeddedDatabase();

let server: Server;
/** What the receiver does next: a status, or nothing at all. */
let behaviour: number | 'silent';
const received: { id: unknown; type: unknown; body: unknown }[] = [];

beforeAll(async () => {
  server = createServer(async (request: IncomingMessage, response) => {
    const { 'x-message-id': id, 'content-type': type } = request.headers;
    received.push({ id, type, body: JSON.parse(await text(request)) });
    if (behaviour !== 'silent') response.writeHead(behaviour).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(async () => {
  const { port } = server.address() as AddressInfo;
  vi.stubEnv('NOTIFY_WEBHOOK_URL', `http://127.0.0.1:${port}/hook`);
  vi.stubEnv('UPSTREAM_TIMEOUT_MS', '200');
  behaviour = 200;
  received.length = 0;
  await db().deleteFrom('outbox').execute();
});

async function addOne(): Promise<string> {
  const [id = ''] = await addMessages(db(), ['webhook'], 'contact', { id: 7, name: 'Ada' });
  return id;
}

function message() {
  return db().selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
}

async function makeDue() {
  await db()
    .updateTable('outbox')
    .set({ nextAttemptAt: sql`now()` })
    .execute();
}

test('a message arrives once, with its id', async () => {
  const id = await addOne();
  await deliverOutbox();
  await deliverOutbox();
  expect(received).toEqual([
    { id, type: 'application/json', body: { kind: 'contact', id: 7, name: 'Ada' } },
  ]);
  expect(await message()).toMatchObject({ attempts: 1, deliveredAt: expect.any(Date) });
});

test('one that is refused waits, then comes again under the same id', async () => {
  const id = await addOne();
  behaviour = 500;
  await deliverOutbox();
  await deliverOutbox();
  expect(received).toHaveLength(1);
  const waiting = await message();
  expect(waiting).toMatchObject({
    attempts: 1,
    deliveredAt: null,
    deadAt: null,
    lastError: 'The webhook answered 500.',
  });
  const pause = waiting.nextAttemptAt.getTime() - Date.now();
  expect(pause).toBeGreaterThan(10_000);
  expect(pause).toBeLessThan(31_000);

  behaviour = 200;
  await makeDue();
  await deliverOutbox();
  expect(received.map((post) => post.id)).toEqual([id, id]);
  expect(await message()).toMatchObject({ attempts: 2, lastError: null });
});

test('one that is not answered in time is a failure; so is a redirect', async () => {
  await addOne();
  behaviour = 'silent';
  await deliverOutbox();
  expect(await message()).toMatchObject({ attempts: 1, deliveredAt: null });
  behaviour = 307;
  await makeDue();
  await deliverOutbox();
  expect(await message()).toMatchObject({ attempts: 2, deliveredAt: null });
});

test('after fourteen attempts it is given up, kept, and said so', async () => {
  await addOne();
  behaviour = 500;
  await db().updateTable('outbox').set({ attempts: 13 }).execute();
  await deliverOutbox();
  expect(await message()).toMatchObject({ attempts: 14, deadAt: expect.any(Date) });
  expect(logged).toContainEqual(
    expect.objectContaining({ level: 'error', event: 'message given up', kind: 'contact' }),
  );
  await makeDue();
  await deliverOutbox();
  expect(received).toHaveLength(1);
});

test('pauses double, spread by half, and end at six hours', () => {
  expect([pauseAfter(1, 0), pauseAfter(1, 1)]).toEqual([15_000, 30_000]);
  expect([pauseAfter(4, 0), pauseAfter(4, 1)]).toEqual([120_000, 240_000]);
  expect(pauseAfter(14, 1)).toBe(6 * 60 * 60_000);
});

test('what was delivered a month ago is forgotten, what was given up is not', async () => {
  await addMessages(db(), ['log', 'log', 'log'], 'contact', {});
  const rows = await db().selectFrom('outbox').select('id').execute();
  const [old = '', fresh = '', dead = ''] = rows.map(({ id }) => id);
  const longAgo = sql<Date>`now() - interval '31 days'`;
  const outbox = db().updateTable('outbox');
  await outbox.set({ deliveredAt: longAgo }).where('id', '=', old).execute();
  await outbox
    .set({ deliveredAt: sql`now()` })
    .where('id', '=', fresh)
    .execute();
  await outbox.set({ deadAt: longAgo }).where('id', '=', dead).execute();
  await tidy();
  const left = await db().selectFrom('outbox').select('id').execute();
  expect(left.map(({ id }) => id).sort()).toEqual([fresh, dead].sort());
});
