import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from 'kysely';
import { storedObject } from '../stored-json.ts';
import { addAuditEntry } from './audit-log.ts';
import { realDatabase } from '../testing/postgres.ts';

const { db, stop } = await realDatabase();
afterAll(stop);
beforeAll(() => db.insertInto('users').values({ username: 'dana', password: 'x' }).execute());
beforeEach(() => db.deleteFrom('auditLog').execute());

const entries = () => db.selectFrom('auditLog').select(['username', 'details']).orderBy('id').execute();
const failed = (username: string, client = 'address') =>
  addAuditEntry(db, { action: 'login.failed', by: { username }, details: { client } });

test('an address can be recognized on the same day, and not on the next', async () => {
  await failed('dana', 'one');
  await failed('dana', 'other');
  await failed('dana', 'one');
  await sql`update audit_salts set day = day - 1`.execute(db);
  await failed('dana', 'one');
  const [one, other, again, nextDay] = (await entries()).map(({ details }) => storedObject(details).client);
  expect(again).toBe(one);
  expect(new Set(['one', one, other, nextDay]).size).toBe(4);
});
