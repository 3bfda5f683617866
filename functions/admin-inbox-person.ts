import { hash } from 'node:crypto';
import type { Config } from '@netlify/functions';
import { sql } from 'kysely';
import { addAuditEntry } from '#db/accounts/audit-log.ts';
import type { Admin } from '#db/accounts/sessions.ts';
import type { Database, OpenTransaction } from '#db/connection.ts';
import { deletePerson, findPerson, type FoundRow } from '#db/inbox/person.ts';
import {
  type PersonData,
  personDeletion,
  type PersonGroup,
  personGroups,
  personQuery,
} from '#src/contracts/inbox-person.ts';
import { answerAt, at, HttpFailure } from './shared/http/answer.ts';
import type { Unsent } from './shared/http/respond.ts';

/**
 * The data stored under an email address or a phone number. A POST although the first changes nothing, since logs record
 * the addresses of requests and must not contain the person's.
 */
export default answerAt(
  at('/api/admin/inbox/person', {
    POST: { body: personQuery, handleAdmin: ({ db, input }) => personData(db, input.person) },
  }),
  at('/api/admin/inbox/person/delete', {
    /** Deletes the data that was shown. */
    POST: {
      body: personDeletion,
      handleAdminAtomic: ({ db, admin, input }) => erasePerson(db, admin, input),
    },
  }),
);

/** Postgres' error code if one of the rows was changed meanwhile. */
const SERIALIZATION_FAILURE = '40001';

/** The data stored about a person, row by row. */
async function personData(db: Database, person: string): Promise<Unsent<PersonData>> {
  const rows = await findPerson(db, person);
  const groups = personGroups.map((group) => [group, []]);
  const found = Object.fromEntries(groups) as Unsent<PersonData['found']>;
  for (const { group, label, at } of rows) found[group].push({ label, at });
  return { person, seen: digestOf(rows), found };
}

/**
 * Deletes the data stored about a person, with an entry in the audit log that does not name them.
 *
 * @param seen the digest that {@link personData} gave with the rows shown to the admin
 * @throws {HttpFailure} 409 if the rows have changed since
 */
async function erasePerson(
  transaction: OpenTransaction,
  admin: Admin,
  { person, seen }: { person: string; seen: string },
): Promise<void> {
  // Rows that are added from here on are neither checked nor deleted.
  await sql`set transaction isolation level repeatable read`.execute(transaction);
  const rows = await findPerson(transaction, person);
  if (digestOf(rows) !== seen) throw changedSince();
  await deletePerson(transaction, person).catch((error: unknown) => {
    throw (error as { code?: unknown }).code === SERIALIZATION_FAILURE ? changedSince() : error;
  });
  const count = (group: PersonGroup) => rows.filter((row) => row.group === group).length;
  const details = Object.fromEntries(personGroups.map((group) => [group, count(group)]));
  await addAuditEntry(transaction, { action: 'inbox.erase', by: admin, details });
}

function changedSince(): HttpFailure {
  return new HttpFailure(409, 'Something has changed since you looked. Please review it again before you delete.');
}

/** A digest that identifies exactly these rows. */
function digestOf(rows: readonly FoundRow[]): string {
  const names = rows.map(({ group, id, at }) => `${group} ${id} ${at.getTime()}`).sort();
  return hash('sha256', names.join('\n'), 'base64url');
}

export const config: Config = {
  path: ['/api/admin/inbox/person', '/api/admin/inbox/person/delete'],
};
