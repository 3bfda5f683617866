import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import outbox from '#functions/admin-outbox.ts';
import retry from '#functions/admin-outbox-retry.ts';
import { addMessages } from '#db/outbox.ts';
import { afterAnswers, ask, signIn, useDatabase } from './support/harness.ts';
import { useReceiver } from './support/receiver.ts';

const { db } = useDatabase();
const receiver = useReceiver();
let session: { Cookie: string };

beforeAll(async () => {
  session = await signIn(db());
});
beforeEach(async () => {
  await db().deleteFrom('outbox').execute();
});

const payload = { id: 7, name: 'Ada Park', company: 'Park & Daughters', isSpam: false };

async function add(state: { deadAt?: Date; deliveredAt?: Date } = {}): Promise<string> {
  const [id = ''] = await addMessages(db(), ['webhook'], 'contact', payload);
  await db()
    .updateTable('outbox')
    .set({ ...state, attempts: 14, lastError: 'The webhook answered 500.' })
    .where('id', '=', id)
    .execute();
  return id;
}

function sendRequest(query = '', headers: Record<string, string> = session) {
  return ask(outbox, `/api/admin/outbox${query}`, headers);
}

function tryAgain(id: string) {
  return ask(retry, `/api/admin/outbox/${id}/retry`, session, 'POST');
}

test('messages that were given up are listed with the reason, and without their text', async () => {
  const id = await add({ deadAt: new Date('2027-03-14T15:00:00Z') });
  await add();
  await add({ deliveredAt: new Date() });
  const answer = await sendRequest();
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({
    total: 1,
    messages: [
      {
        id,
        channel: 'webhook',
        kind: 'contact',
        subject: 'New contact request from Ada Park, Park & Daughters',
        aboutId: 7,
        state: 'dead',
        attempts: 14,
        lastError: 'The webhook answered 500.',
        createdAt: expect.any(String),
        nextAttemptAt: null,
        deadAt: '2027-03-14T15:00:00.000Z',
      },
    ],
  });
});

test('waiting messages are listed with their next attempt', async () => {
  await add({ deadAt: new Date() });
  const id = await add();
  const { total, messages } = await (await sendRequest('?state=waiting')).json();
  expect(total).toBe(1);
  expect(messages).toEqual([
    expect.objectContaining({
      id,
      state: 'waiting',
      deadAt: null,
      nextAttemptAt: expect.any(String),
    }),
  ]);
  expect((await sendRequest('?state=lost')).status).toBe(422);
  expect((await sendRequest('', {})).status).toBe(401);
});

test('retrying a message that was given up sends it at once, under the same id', async () => {
  const id = await add({ deadAt: new Date() });
  const answer = await tryAgain(id);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ id, state: 'waiting', attempts: 0, deadAt: null });
  await afterAnswers();
  expect(receiver.taken.map((post) => post.id)).toEqual([id]);
  expect((await (await sendRequest()).json()).total).toBe(0);
  const log = await db()
    .selectFrom('auditLog')
    .select(['username', 'details'])
    .where('action', '=', 'outbox.retry')
    .execute();
  expect(log).toEqual([{ username: 'dana', details: { id, channel: 'webhook', kind: 'contact' } }]);
});

test('a delivered message is not sent again, and an unknown one is 404', async () => {
  expect((await tryAgain(await add({ deliveredAt: new Date() }))).status).toBe(409);
  expect((await tryAgain(randomUUID())).status).toBe(404);
  expect((await tryAgain('7')).status).toBe(404);
  expect(receiver.seen).toEqual([]);
});
