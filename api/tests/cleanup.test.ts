import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { runCleanup } from '#api/outbox/cleanup.ts';
import { addMessages } from '#db/outbox.ts';
import { retentionDays } from '#src/content/legal/retention.data.ts';
import { empty, useDatabase, keyed } from './support/harness.ts';

const { db } = useDatabase();

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000);
const lead = { name: 'Ada', email: 'ada@park.example', company: 'Park' };

/** Adds a row that is due and one that is not. */
async function add() {
  const { leads, chatMessages, auditLog, scheduledCalls } = retentionDays;
  for (const [word, days] of [
    ['old', 1],
    ['recent', -1],
  ] as const) {
    const createdAt = (term: number) => daysAgo(term + days);
    const request = { ...lead, message: word, createdAt: createdAt(leads) };
    const chat = { message: word, createdAt: createdAt(chatMessages) };
    const entry = { action: word, createdAt: createdAt(auditLog) };
    const date = createdAt(scheduledCalls + 1).toISOString();
    await db().insertInto('leads').values(request).execute();
    await db().insertInto('chatMessages').values(chat).execute();
    await db().insertInto('auditLog').values(entry).execute();
    const call = { phone: '555', name: word, date: date.slice(0, 10), timeSlot: '09:00' };
    await db().insertInto('scheduledCalls').values(call).execute();
  }
  await sql`insert into audit_salts (day, salt)
    values (current_date - 1, 'old'), (current_date, 'recent')`.execute(db());
  await sql`insert into rate_limits (bucket, minute_count, hour_count, hour_started_at)
    values ('old', 1, 1, now() - interval '2 hours'), ('recent', 1, 1, now())`.execute(db());
}

test('visitor data, the audit log and its salts are deleted after the terms of the privacy policy', async () => {
  await add();
  await runCleanup(db(), keyed);
  for (const [table, column] of [
    ['leads', 'message'],
    ['chat_messages', 'message'],
    ['audit_log', 'action'],
    ['scheduled_calls', 'name'],
    ['audit_salts', 'salt'],
    ['rate_limits', 'bucket'],
  ] as const) {
    const { rows } = await sql`select ${sql.ref(column)} as kept from ${sql.table(table)}`.execute(db());
    expect(rows, table).toEqual([{ kept: 'recent' }]);
  }
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
  await runCleanup(db(), keyed);
  const left = await db().selectFrom('outbox').select('id').execute();
  expect(left.map(({ id }) => ids.indexOf(id)).toSorted()).toEqual([1, 3, 4]);
});

test('a task that fails does not keep the others from running', async () => {
  await empty(db(), 'leads');
  const old = { ...lead, message: 'old', createdAt: daysAgo(retentionDays.leads + 1) };
  await db().insertInto('leads').values(old).execute();
  await sql`create function stay() returns trigger as 'begin raise ''held''; end' language plpgsql`.execute(db());
  await sql`create trigger stay before delete on rate_limits for each statement execute function stay()`.execute(db());
  await expect(runCleanup(db(), keyed)).rejects.toThrow('held');
  expect(await db().selectFrom('leads').select('id').execute()).toEqual([]);
});
