/**
 * A build migrates while the functions of the previous deploy still answer requests. Their queries have to keep working
 * with the new tables, so every migration may only add.
 */
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { levels, migrate } from './migrate.ts';
import { validValues, valuesByType } from './testing/column-values.data.ts';
import { realDatabase } from './testing/postgres.ts';

interface Column {
  table: string;
  column: string;
  type: string;
  required: boolean;
}

/** Without any table. */
const { db, stop } = await realDatabase('template1');
afterAll(stop);

async function columnsOf(kind: 'BASE TABLE' | 'VIEW'): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select c.table_name as table, c.column_name as column, c.data_type as type,
      c.is_nullable = 'NO' and c.column_default is null as required
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where table_schema = 'public' and t.table_type = ${kind} and c.table_name not like 'kysely%'
    order by c.table_name, c.ordinal_position`.execute(db);
  return rows;
}

const byTable = (columns: Column[]) => Object.entries(Object.groupBy(columns, ({ table }) => table));

function insertion(table: string, columns: Column[]): string {
  const names = columns.map(({ column }) => column);
  const values = columns.map(({ column, type }) => validValues[`${table}.${column}`] ?? valuesByType[type]);
  // The row of a table with a single row may exist already.
  return `insert into ${table} (${names.join()}) values (${values.join()}) on conflict do nothing`;
}

/** Writes and reads these columns, as a release that knows only them would, and rolls back. */
async function useColumns(tables: Column[], views: Column[], change?: string): Promise<void> {
  const transaction = await db.startTransaction().execute();
  const run = (statement: string) => sql.raw(statement).execute(transaction);
  try {
    if (change) await run(change);
    // Without foreign keys, since rows are inserted in any order.
    await run('set local session_replication_role = replica');
    for (const [table, columns = []] of byTable(tables)) await run(insertion(table, columns));
    for (const [table, columns = []] of byTable([...tables, ...views])) {
      await run(`select ${columns.map(({ column }) => column).join()} from ${table}`);
    }
  } finally {
    await transaction.rollback().execute();
  }
}

test('each migration leaves existing columns as they are and requires no new values', async () => {
  let tables: Column[] = [];
  let views: Column[] = [];
  for (const level of levels) {
    await migrate(db, level);
    const [tablesNow, viewsNow] = [await columnsOf('BASE TABLE'), await columnsOf('VIEW')];
    for (const old of [...tables, ...views]) {
      const now = [...tablesNow, ...viewsNow].find(({ table, column }) => table === old.table && column === old.column);
      expect(now, `${level}: ${old.table}.${old.column}`).toMatchObject({
        type: old.type,
        required: old.required,
      });
    }
    await useColumns(tables, views);
    [tables, views] = [tablesNow, viewsNow];
  }
  await useColumns(tables, views);
});

test('a migration that removes or requires something is detected', async () => {
  const [tables, views] = [await columnsOf('BASE TABLE'), await columnsOf('VIEW')];
  for (const change of [
    'alter table leads add column color text not null',
    'alter table leads rename column company to firm',
    'alter table users drop column username',
    'alter table chat_messages drop column response cascade',
    'alter table leads add constraint small check (length(message) > 10)',
  ]) {
    await expect(useColumns(tables, views, change), change).rejects.toThrow();
  }
});

test("a migration that an upgrade brings runs after an owner's of a higher number", async () => {
  const late = '0016-model-questions';
  await sql`drop table model_questions`.execute(db);
  await sql`delete from kysely_migration where name = ${late}`.execute(db);
  expect(await migrate(db)).toEqual([late]);
  expect((await columnsOf('BASE TABLE')).map(({ table }) => table)).toContain('model_questions');
});
