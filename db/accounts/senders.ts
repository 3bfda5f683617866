/** Who a user is to the visitors they answer. */
import type { Database } from '../connection.ts';

interface Sender {
  /** Stands beside the site's name in mails; null where only that does. */
  senderName: string | null;
  /** What replies end with; lines of plain text. */
  signature: string | null;
}

export function findSender(db: Database, userId: number): Promise<Sender> {
  return db.selectFrom('users').select(['senderName', 'signature']).where('id', '=', userId).executeTakeFirstOrThrow();
}

/** What is undefined stays as it is. */
export async function changeSender(
  db: Database,
  userId: number,
  change: { [Field in keyof Sender]?: Sender[Field] | undefined },
): Promise<void> {
  if (Object.values(change).every((value) => value === undefined)) return;
  await db.updateTable('users').set(change).where('id', '=', userId).execute();
}
