/** The types of all tables: camelCase here, snake_case in Postgres. src/contracts says which values are valid. */
import type { Insertable, Selectable } from 'kysely';
import type { AdminTables } from './schema/admins.ts';
import type { OperationTables } from './schema/operations.ts';
import type { PostTables } from './schema/posts.ts';
import type { VisitorTables } from './schema/visitors.ts';

export interface Tables extends AdminTables, OperationTables, PostTables, VisitorTables {}

export type NewLead = Insertable<Tables['leads']>;
export type Lead = Selectable<Tables['leads']>;
export type NewScheduledCall = Insertable<Tables['scheduledCalls']>;
export type ScheduledCallRow = Selectable<Tables['scheduledCalls']>;
/** A message to be delivered to people; purges of the page cache are excluded. */
export type OutboxMessage = Selectable<Tables['outbox']> & {
  channel: Exclude<Tables['outbox']['channel'], 'purge'>;
};
export type NewMedia = Insertable<Tables['media']>;
export type MediaRow = Selectable<Tables['media']>;
export type AccountToken = Selectable<Tables['accountTokens']>;
