import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { runCleanup } from '#functions/shared/outbox/cleanup.ts';
import { addMessages } from '#db/outbox.ts';
import { retentionDays } from '#src/content/legal/retention.ts';
import { useDatabase } from './support/harness.ts';

const { db } = useDatabase();

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000);

test('requests and chats are deleted after the terms of the privacy policy', async () => {
  const { leads, chatMessages } = retentionDays;
  const person = { name: 'Ada', email: 'ada@park.example', company: 'Park' };
  await db()
    .insertInto('leads')
    .values([
      { ...person, message: 'old', createdAt: daysAgo(leads + 1) },
      { ...person, message: 'recent', createdAt: daysAgo(leads - 1) },
    ])
    .execute();
  await db()
    .insertInto('chatMessages')
    .values([
      { message: 'old', createdAt: daysAgo(chatMessages + 1) },
      { message: 'recent', createdAt: daysAgo(chatMessages - 1) },
    ])
    .execute();

  await runCleanup(db());

  for (const table of ['leads', 'chatMessages'] as const) {
    const left = await db().selectFrom(table).select('message').execute();
    expect(left).toEqual([{ message: 'recent' }]);
  }
});

test('the audit log is deleted after the term of the privacy policy, and its salts after a day', async () => {
  const { auditLog } = retentionDays;
  await db()
    .insertInto('auditLog')
    .values([
      { action: 'old', createdAt: daysAgo(auditLog + 1) },
      { action: 'recent', createdAt: daysAgo(auditLog - 1) },
    ])
    .execute();
  await sql`insert into audit_salts (day, salt) values (current_date - 1, 'old'), (current_date, 'new')`.execute(
    db(),
  );

  await runCleanup(db());

  expect(await db().selectFrom('auditLog').select('action').execute()).toEqual([
    { action: 'recent' },
  ]);
  expect(await db().selectFrom('auditSalts').select('salt').execute()).toEqual([{ salt: 'new' }]);
});

test('notifications are deleted 30 days after they were delivered, or 90 days after they were given up', async () => {
  const states = [
    { deliveredAt: daysAgo(31) },
    { deliveredAt: daysAgo(29) },
    { deadAt: daysAgo(91) },
    { deadAt: daysAgo(89) },
    { createdAt: daysAgo(400) },
  ];
  const ids: string[] = [];
  for (const state of states) {
    const [id = ''] = await addMessages(db(), ['webhook'], 'contact', {});
    await db().updateTable('outbox').set(state).where('id', '=', id).execute();
    ids.push(id);
  }

  await runCleanup(db());

  const left = await db().selectFrom('outbox').select('id').execute();
  expect(left.map(({ id }) => ids.indexOf(id)).toSorted()).toEqual([1, 3, 4]);
});

test('a task that fails does not keep the others from running', async () => {
  await db()
    .insertInto('leads')
    .values({
      ...{ name: 'Ada', email: 'ada@park.example', company: 'Park', message: 'old' },
      createdAt: daysAgo(retentionDays.leads + 1),
    })
    .execute();
  await sql`create function stay() returns trigger as 'begin raise ''held''; end' language plpgsql`.execute(
    db(),
  );
  await sql`create trigger stay before delete on rate_limits for each statement execute function stay()`.execute(
    db(),
  );

  await expect(runCleanup(db())).rejects.toThrow('held');

  expect(
    await db().selectFrom('leads').select('message').where('message', '=', 'old').execute(),
  ).toEqual([]);
});
