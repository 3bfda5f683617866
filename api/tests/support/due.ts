/** Runs what is due, and simulates that time passes. */
import { sql } from 'kysely';
import { deliverDue } from '#api/outbox/deliver.ts';
import { withDatabaseOf } from '#api/host.ts';
import { mailAlert, sendMail } from '#api/outbox/mail/send-mail.ts';
import type { Database } from '#db/connection.ts';
import type { Tables } from '#db/schema.ts';
import { afterAnswers, surroundings } from './harness.ts';

/** One round of deliveries. */
export function deliver(): Promise<void> {
  const around = surroundings();
  const mail = { send: sendMail, alert: mailAlert };
  return withDatabaseOf(around, (db) => deliverDue(db, { ...around, host: { ...around.host, mail } }));
}

/** Waits for the work after responses, and runs a round of deliveries. */
export async function settle(): Promise<void> {
  await afterAnswers();
  await deliver();
}

/** Moves columns of a table into the past. @param ago an interval, e.g. `29 minutes` */
export async function age<Table extends keyof Tables>(
  db: Database,
  table: Table,
  columns: readonly (keyof Tables[Table] & string)[],
  ago: string,
): Promise<void> {
  const moved = columns.map((column) => {
    const name = sql.ref(column);
    return sql`${name} = ${name} - ${ago}::interval`;
  });
  await sql`update ${sql.table(table)} set ${sql.join(moved)}`.execute(db);
}

/** Simulates that time passes: moves all times of due work into the past. */
export async function passTime(db: Database, milliseconds: number): Promise<void> {
  const ago = `${milliseconds} milliseconds`;
  await age(db, 'outbox', ['nextAttemptAt', 'deliveredAt'], ago);
  const calls = ['changedAt', 'hookCalledAt', 'calledAt', 'nextAttemptAt'] as const;
  await age(db, 'siteChanges', calls, ago);
  await age(db, 'cleanUps', ['doneAt'], ago);
}
