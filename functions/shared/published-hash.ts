import type { Database } from '#db/connection.ts';
import { snapshotHash } from '#db/snapshot.ts';

let last: { changedAt: string; hash: string } | undefined;

/**
 * The hash of what is published now. Finding it reads every post, so this instance keeps it until
 * something changes.
 *
 * @param changedAt of the last change, read before; a later one then makes a difference by itself.
 */
export async function publishedHash(db: Database, changedAt: string | undefined): Promise<string> {
  if (changedAt !== undefined && last?.changedAt === changedAt) return last.hash;
  const hash = await snapshotHash(db);
  if (changedAt !== undefined) last = { changedAt, hash };
  return hash;
}
