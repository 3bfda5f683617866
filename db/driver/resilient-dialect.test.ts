import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../connection.ts';
import { embeddedDatabase } from '../testing/embedded.ts';
import { inTransaction } from '../transaction.ts';
import { DatabaseUnavailable } from '../unavailable.ts';

/** In milliseconds. */
const deadline = 200;

let db: Database;
beforeAll(async () => {
  db = await embeddedDatabase(deadline);
});
afterAll(() => db.destroy());

const ping = () => sql`select 1`.execute(db);

test('inside a transaction any other handle fails at once instead of deadlocking', async () => {
  const forgetful = inTransaction(db, () => ping());
  await expect(forgetful).rejects.toThrow('Inside a transaction only its own handle may be used.');
  await ping();
});

test('waiting too long for the only connection throws, and does not block later queries', async () => {
  const long = inTransaction(db, () => sleep(3 * deadline));
  await expect(ping()).rejects.toThrow(DatabaseUnavailable);
  await long;
  await ping();
});
