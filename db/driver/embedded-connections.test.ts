import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { databaseOver } from '../connection.ts';
import { migratedConnections } from '../testing/embedded.ts';
import { inTransaction } from '../transaction.ts';

const connections = await migratedConnections();
const db = databaseOver(connections);
/** A second handle over the same session. */
const other = databaseOver(connections, 60_000);
afterAll(() => db.destroy());

const names = async () => {
  const rows = await db.selectFrom('seeds').select('name').orderBy('name').execute();
  return rows.map(({ name }) => name);
};

test('values come back unchanged, also from a statement that is already prepared', async () => {
  const time = new Date('2027-03-14T15:09:26.535Z');
  for (const text of ["it's %_\\ “quoted”", '']) {
    const { rows } = await sql`
      select ${time}::timestamptz as time, ${text}::text as text, ${true}::boolean as yes, ${null}::text as nothing,
        ${7}::integer as number, ${['a', 'b,"c"']}::text[] as list, ${JSON.stringify({ deep: [1] })}::jsonb as json
    `.execute(db);
    const others = { yes: true, nothing: null, number: 7, list: ['a', 'b,"c"'], json: { deep: [1] } };
    expect(rows).toEqual([{ time, text, ...others }]);
  }
});

test('a statement that fails says why and breaks none after it, not even its own next run', async () => {
  const add = (name: string) => db.insertInto('seeds').values({ name }).execute();
  await add('once');
  for (let i = 0; i < 3; i++) await expect(add('once')).rejects.toMatchObject({ code: '23505' });
  await expect(sql`select ${1}::integer from nowhere`.execute(db)).rejects.toThrow('nowhere');
  await expect(sql`select ${'x'}::integer`.execute(db)).rejects.toMatchObject({ code: '22P02' });
  await add('twice');
  expect(await names()).toEqual(['once', 'twice']);
  await db.deleteFrom('seeds').execute();
});

test('committing a transaction with an ignored failure throws', async () => {
  const overlooking = inTransaction(db, async (transaction) => {
    await transaction.insertInto('seeds').values({ name: 'half' }).execute();
    await sql`select 1 / 0`.execute(transaction).catch(() => undefined);
  });
  await expect(overlooking).rejects.toThrow('A statement had failed, so nothing was saved.');
  expect(await names()).toEqual([]);
});

test('two handles over one session wait for each other', async () => {
  const slowly = inTransaction(db, async (transaction) => {
    await transaction.insertInto('seeds').values({ name: 'slowly' }).execute();
    await new Promise((resolve) => setTimeout(resolve, 100));
    throw new Error('changed my mind');
  });
  const meanwhile = other.insertInto('seeds').values({ name: 'meanwhile' }).execute();
  await expect(slowly).rejects.toThrow('changed my mind');
  await meanwhile;
  expect(await names()).toEqual(['meanwhile']);
});

test('statements stay prepared, are dropped after a number of runs, and still work then', async () => {
  const prepared = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from pg_prepared_statements
    `.execute(db);
    return rows[0]?.count ?? 0;
  };
  const most = [];
  for (let round = 0; round < 22; round++) {
    await inTransaction(db, async (transaction) => {
      for (let i = 0; i < 50; i++) {
        const lengthy = sql.lit('x'.repeat(round * 50 + i));
        const { rows } = await sql`select ${i}::integer as i, ${lengthy} as x`.execute(transaction);
        expect(rows[0]).toMatchObject({ i });
      }
    });
    most.push(await prepared());
  }
  expect(Math.max(...most)).toBeGreaterThan(500);
  expect(Math.max(...most)).toBeLessThanOrEqual(1000);
  expect(most.at(-1)).toBeLessThan(1000);
});
