/** The minimum that stores the same rows: node:http, JSON.parse and one transaction, without any check. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Transaction } from '@electric-sql/pglite';
import { listen } from '#server/testing/local-server.ts';
import { openBenchDatabase } from './database.ts';

type Body = Record<string, string>;

const pglite = await openBenchDatabase();

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = JSON.parse(await text(request)) as Body;
  const store = request.url === '/api/contact' ? saveContact : saveBooking;
  const kept = await pglite.transaction(async (transaction) => {
    await countClient(transaction, store.name);
    return store(transaction, body);
  });
  response.writeHead(201, { 'Content-Type': 'application/json' }).end(JSON.stringify(kept));
}
const server = createServer((request, response) => void answer(request, response));
console.log(`Ready on http://127.0.0.1:${await listen(server)}`);

async function countClient(transaction: Transaction, call: string): Promise<void> {
  await transaction.query(
    `insert into rate_limits (bucket, minute_count, hour_count) values ($1, 1, 1)
     on conflict (bucket) do update set
       minute_count = rate_limits.minute_count + 1, hour_count = rate_limits.hour_count + 1`,
    [`${call}:127.0.0.1`],
  );
}

async function saveContact(transaction: Transaction, body: Body): Promise<unknown> {
  const { name, email, company, message } = body;
  const { rows } = await transaction.query<{ id: number }>(
    `insert into leads (name, email, company, message, consent_at) values ($1, $2, $3, $4, now())
     returning id`,
    [name, email, company, message],
  );
  const id = rows[0]?.id;
  await addEvent(transaction, 'contact', { id, ...body });
  return { id };
}

async function saveBooking(transaction: Transaction, body: Body): Promise<unknown> {
  const { phone, date, timeSlot } = body;
  const { rows } = await transaction.query(
    `insert into scheduled_calls (phone, date, time_slot) values ($1, $2, $3)
     on conflict (date, time_slot) where cancelled_at is null do nothing returning *`,
    [phone, date, timeSlot],
  );
  await addEvent(transaction, 'call', rows[0]);
  return rows[0];
}

async function addEvent(transaction: Transaction, kind: string, payload: unknown): Promise<void> {
  const values = ['log', kind, JSON.stringify(payload)];
  await transaction.query('insert into outbox (channel, kind, payload) values ($1, $2, $3)', values);
}
