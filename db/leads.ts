import type { Database } from './connection.ts';
import type { NewLead } from './schema.ts';

/** Keeps a contact request; gives its id and the time it was kept. */
export function insertLead(db: Database, lead: NewLead): Promise<{ id: number; createdAt: Date }> {
  return db
    .insertInto('leads')
    .values(lead)
    .returning(['id', 'createdAt'])
    .executeTakeFirstOrThrow();
}
