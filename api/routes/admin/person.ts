import { Hono } from 'hono';
import { sql } from 'kysely';
import { addAuditEntry } from '#db/accounts/audit-log.ts';
import type { SessionUser } from '#db/accounts/sessions.ts';
import type { Database, OpenTransaction } from '#db/connection.ts';
import { erase } from '#db/inbox/person.ts';
import { personDeletion, personExport, personQuery } from '#src/contracts/inbox-person.ts';
import { todayOf } from '#src/domain/booking/bookable-days.ts';
import { inTransaction } from '#db/transaction.ts';
import type { Api } from '#api/context.ts';
import { HttpFailure, invalid } from '#api/http/http-failure.ts';
import { limits } from '#api/http/limits.ts';
import { erasureOf, findPerson } from '#api/inbox/person.ts';
import { asText, personCopy } from '#api/inbox/person-copy.ts';
import { database } from '#api/middleware/database.ts';
import { body } from '#api/middleware/input.ts';
import { limit } from '#api/middleware/limit.ts';
import { origin } from '#api/middleware/origin.ts';
import { dataKeeper } from '#api/middleware/signed-in.ts';

/** Size of a body with the keys of all that can be found, in bytes. */
const KEYS_LIMIT = 1_048_576;

/**
 * The data stored about a person. POSTs although the first two change nothing, since logs record the addresses of
 * requests and must not contain the person's.
 */
export const person = new Hono<Api>();

/** What is stored under an address or a number, and under everything that was found on the way. */
person.post(
  '/api/admin/inbox/person',
  origin,
  limit(limits.writes),
  dataKeeper,
  body(personQuery),
  database,
  async (c) => c.json(await findPerson(c.var.db, c.req.valid('json').person)),
);

/** A copy of what was ticked, as a file. */
person.post(
  '/api/admin/inbox/person/export',
  origin,
  limit(limits.writes),
  dataKeeper,
  body(personExport, KEYS_LIMIT),
  database,
  async (c) => {
    const { db, audit } = c.var;
    const input = c.req.valid('json');
    const { data, erasure } = await asShown(db, input);
    const chosen = new Set(input.items);
    const copy = await personCopy(
      db,
      data,
      data.items.filter(({ key }) => chosen.has(key)),
    );
    await audit('inbox.copy', { details: erasure.counts });
    const [text, type, ending] =
      input.as === 'json'
        ? [JSON.stringify(copy, null, 2), 'application/json', 'json']
        : [asText(copy), 'text/plain; charset=utf-8', 'txt'];
    return c.body(text, 200, {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="person-${todayOf(new Date())}.${ending}"`,
    });
  },
);

/** Deletes what was ticked. */
person.post(
  '/api/admin/inbox/person/delete',
  origin,
  limit(limits.writes),
  dataKeeper,
  body(personDeletion, KEYS_LIMIT),
  database,
  async (c) => {
    await inTransaction(c.var.db, (transaction) => erasePerson(transaction, c.var.admin, c.req.valid('json')));
    return c.body(null, 204);
  },
);

/** Postgres' error code if one of the rows was changed meanwhile. */
const SERIALIZATION_FAILURE = '40001';

interface Shown {
  person: string;
  /** The digest of the data that was shown. */
  seen: string;
  /** The keys of what was ticked. */
  items: readonly string[];
}

/**
 * Deletes what was ticked of a person's data, with an entry in the audit log that does not name them.
 *
 * @throws {HttpFailure} 409 if the data have changed since, 422 if something was ticked that was not shown
 */
async function erasePerson(transaction: OpenTransaction, admin: SessionUser, shown: Shown): Promise<void> {
  // Rows that are added from here on are neither checked nor deleted.
  await sql`set transaction isolation level repeatable read`.execute(transaction);
  const { erasure } = await asShown(transaction, shown);
  await erase(transaction, erasure).catch((error: unknown) => {
    throw (error as { code?: unknown }).code === SERIALIZATION_FAILURE ? changedSince() : error;
  });
  await addAuditEntry(transaction, { action: 'inbox.erase', by: admin, details: erasure.counts });
}

/** The data as they were shown, and what was ticked of them. */
async function asShown(db: Database, { person, seen, items }: Shown) {
  const data = await findPerson(db, person);
  if (data.seen !== seen) throw changedSince();
  const erasure = erasureOf(data, items);
  if (!erasure) throw invalid({ items: ['Something was ticked that was not found'] });
  return { data, erasure };
}

function changedSince(): HttpFailure {
  return new HttpFailure(409, 'Something has changed since you looked. Please review it again.');
}
