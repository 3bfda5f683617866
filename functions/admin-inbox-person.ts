import type { Config } from '@netlify/functions';
import { sql } from 'kysely';
import { addAuditEntry } from '#db/accounts/audit-log.ts';
import type { Admin } from '#db/accounts/sessions.ts';
import type { Database, OpenTransaction } from '#db/connection.ts';
import { erase } from '#db/inbox/person.ts';
import { personDeletion, personExport, personQuery } from '#src/contracts/inbox-person.ts';
import { todayOf } from '#src/domain/booking/bookable-days.ts';
import { answerAt, at, HttpFailure, invalid } from '#api/http/answer.ts';
import { erasureOf, findPerson } from '#api/inbox/person.ts';
import { asText, personCopy } from '#api/inbox/person-copy.ts';

/** Size of a body with the keys of all that can be found, in bytes. */
const KEYS_LIMIT = 1_048_576;

/**
 * The data stored about a person. POSTs although the first two change nothing, since logs record the addresses of
 * requests and must not contain the person's.
 */
export default answerAt(
  /** What is stored under an address or a number, and under everything that was found on the way. */
  at('/api/admin/inbox/person', {
    POST: { body: personQuery, handleAdmin: ({ db, input }) => findPerson(db, input.person) },
  }),
  /** A copy of what was ticked, as a file. */
  at('/api/admin/inbox/person/export', {
    POST: {
      body: personExport,
      bodyLimit: KEYS_LIMIT,
      handleAdmin: async ({ db, input, audit }) => {
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
        return new Response(text, {
          headers: {
            'Content-Type': type,
            'Content-Disposition': `attachment; filename="person-${todayOf(new Date())}.${ending}"`,
          },
        });
      },
    },
  }),
  /** Deletes what was ticked. */
  at('/api/admin/inbox/person/delete', {
    POST: {
      body: personDeletion,
      bodyLimit: KEYS_LIMIT,
      handleAdminAtomic: ({ db, admin, input }) => erasePerson(db, admin, input),
    },
  }),
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
async function erasePerson(transaction: OpenTransaction, admin: Admin, shown: Shown): Promise<void> {
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

export const config: Config = {
  path: ['/api/admin/inbox/person', '/api/admin/inbox/person/export', '/api/admin/inbox/person/delete'],
};
