import { sql } from 'kysely';
import type { InboxKind } from '#src/contracts/inbox.ts';
import type { Database } from '../connection.ts';
import { dailyHash } from './daily-salt.ts';

export interface AuditEntry {
  /** What was done, e.g. `blog.update` or `login.failed`. */
  action: string;
  /** Who did it. A name without an id is stored only if a user has it: people type passwords into the field. */
  by: { id?: number | undefined; username: string };
  /** Id of the row that was changed. */
  entityId?: number;
  /** `client`, the hash of an address, is hashed again with the day's salt: it cannot be tracked across days. */
  details?: Record<string, unknown> & { client?: string };
}

/** Records who did what. Call it in the transaction of the change. */
export async function addAuditEntry(db: Database, entry: AuditEntry): Promise<void> {
  const { action, entityId = null, details } = entry;
  const { id: userId = null, username } = entry.by;
  const client = details?.client && (await dailyHash(db, details.client));
  await db
    .insertInto('auditLog')
    .values(({ selectFrom }) => ({
      action,
      userId,
      username: userId === null ? selectFrom('users').select('username').where('username', '=', username) : username,
      entityId,
      details: details ? JSON.stringify({ ...details, ...(client && { client }) }) : null,
    }))
    .execute();
}

/**
 * What an id of an entry names, as it is called now; null if it is gone. Names are not in the log, so that they can be
 * forgotten. Of the settings, which of them were changed.
 */
const nameOf = sql<string | null>`case split_part(action, '.', 1)
  when 'blog' then (select title from blog_posts where id = entity_id and deleted_at is null)
  when 'signal-board' then (select title from signal_board_posts where id = entity_id and deleted_at is null)
  when 'media' then (select coalesce(nullif(alt, ''), key) from media where id = entity_id)
  when 'settings' then (select string_agg(changed, ', ') from jsonb_array_elements_text(details -> 'changed') as changed)
  when 'answer' then (select title from inbox_answers where id = entity_id)
  when 'known-answer' then (select split_part(questions, chr(10), 1) from known_answers where id = entity_id)
  else (select coalesce(nullif(name, ''), nullif(email, ''), nullif(phone, ''), 'A visitor') from inbox_entries
    where inbox_entries.kind = details ->> 'kind' and inbox_entries.id = entity_id)
  end`;

/** Entries of the audit log, newest first; of their details only the name of a user and the kind of an item. */
export function listActivity(db: Database, { limit, offset }: { limit: number; offset: number }) {
  return db
    .selectFrom('auditLog')
    .select([
      sql<string>`id::text`.as('id'),
      'action',
      'username',
      'entityId',
      'createdAt',
      // The user may have been removed since, so the name comes from the entry.
      sql<string | null>`details ->> 'user'`.as('user'),
      sql<InboxKind | null>`case when entity_id is not null then details ->> 'kind' end`.as('kind'),
      nameOf.as('name'),
    ])
    .orderBy('createdAt', 'desc')
    .orderBy('auditLog.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}
