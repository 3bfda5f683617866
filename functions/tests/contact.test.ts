import { expect, test } from 'vitest';
import { trapField } from '#src/contracts/contact.ts';
import { afterAnswers, logged, useDatabase } from './support/harness.ts';
import { goodContact as good, sendContact as send } from './support/contact.ts';

const { db } = useDatabase();

function leads() {
  return db().selectFrom('leads').selectAll().orderBy('id').execute();
}

test('a request is stored and answered with its id, and the agency is notified', async () => {
  const body = { ...good, phone: '+1 512 555 0100', department: 'support', about: 'Invoice entry' };
  const response = await send({ ...body, chatHistory: 'Visitor: hello', isAdmin: true });
  expect(response.status).toBe(201);
  const { id, ...rest } = await response.json();
  expect(rest).toEqual({});

  const lead = (await leads()).find((row) => row.id === id);
  const { consent: _, ...columns } = body;
  expect(lead).toMatchObject({ ...columns, chatHistory: 'Visitor: hello', isSpam: false });
  expect(lead?.consentAt).toBeInstanceOf(Date);

  await afterAnswers();
  expect(logged).toContainEqual(
    expect.objectContaining({ event: 'message delivered', channel: 'log', kind: 'contact', id }),
  );
  expect(JSON.stringify(logged)).not.toContain('ada@park');
});

test('errors are reported for each field, and nothing is stored', async () => {
  const before = await leads();
  const response = await send({ ...good, email: 'ada', consent: false });
  expect(response.status).toBe(422);
  expect(await response.json()).toEqual({
    message: 'Please enter a valid email address',
    errors: {
      email: ['Please enter a valid email address'],
      consent: ['You must agree to the terms'],
    },
  });
  expect(await leads()).toEqual(before);
});

test('a request that fills in the trap is stored with a flag, and the agency is notified', async () => {
  const response = await send({ ...good, [trapField]: 'http://pills.example' });
  expect(response.status).toBe(201);
  const { id } = await response.json();
  expect((await leads()).find((row) => row.id === id)?.isSpam).toBe(true);
  const events = await db().selectFrom('outbox').select('payload').execute();
  expect(events.map(({ payload }) => payload)).toContainEqual(
    expect.objectContaining({ id, isSpam: true }),
  );
});

test('the same key and body get the first answer, and nothing is written', async () => {
  const key = { 'Idempotency-Key': 'key-1' };
  const first = await (await send(good, key)).text();
  const before = [
    await leads(),
    await db().selectFrom('outbox').select('id').orderBy('id').execute(),
  ];
  const second = await send({ unknown: 1, ...good }, key);
  expect(second.status).toBe(201);
  expect(await second.text()).toBe(first);
  expect([
    await leads(),
    await db().selectFrom('outbox').select('id').orderBy('id').execute(),
  ]).toEqual(before);
});

test('the address of a client is not stored', async () => {
  await send(good, {}, '198.51.100.7');
  const rows = await db().selectFrom('rateLimits').select('bucket').execute();
  expect(JSON.stringify(rows)).not.toContain('198.51');
});
