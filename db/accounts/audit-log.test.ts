import { beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from 'kysely';
import { addAuditEntry } from './audit-log.ts';
import { levels, migrate } from '../migrate.ts';
import { realDatabase } from '../testing/postgres.ts';
import { useRealDatabase } from '../testing/real.ts';

const db = useRealDatabase();
beforeAll(() => db().insertInto('users').values({ username: 'dana', password: 'x' }).execute());
beforeEach(() => db().deleteFrom('auditLog').execute());

const entries = () =>
  db().selectFrom('auditLog').select(['username', 'details']).orderBy('id').execute();
const failed = (username: string, client = 'address') =>
  addAuditEntry(db(), { action: 'login.failed', by: { username }, details: { client } });

test('an address can be recognized on the same day, and not on the next', async () => {
  await failed('dana', 'one');
  await failed('dana', 'other');
  await failed('dana', 'one');
  await sql`update audit_salts set day = day - 1`.execute(db());
  await failed('dana', 'one');
  const [one, other, again, nextDay] = (await entries()).map(({ details }) => details?.client);
  expect(again).toBe(one);
  expect(new Set(['one', one, other, nextDay]).size).toBe(4);
});

test('names and addresses stored by an earlier release are removed', async () => {
  const { db: old, stop } = await realDatabase();
  await sql`delete from kysely_migration where name >= '0012'`.execute(old);
  await sql`drop table audit_salts`.execute(old);
  await sql`insert into users (username, password) values ('dana', 'x')`.execute(old);
  await sql`insert into audit_log (action, username, user_id, details) values
    ('login.failed', 'secret', null, '{"client":"x"}'), ('login', 'dana', 1, '{"client":"x","a":1}'),
    ('blog.update', 'left', null, null)`.execute(old);
  await migrate(
    old,
    levels.find((level) => level.startsWith('0012')),
  );
  expect(
    await old.selectFrom('auditLog').select(['username', 'details']).orderBy('id').execute(),
  ).toEqual([
    { username: null, details: {} },
    { username: 'dana', details: { a: 1 } },
    { username: 'left', details: null },
  ]);
  await stop();
});
