import { sql } from 'kysely';
import type { Database } from './connection.ts';

/** Records a login. @returns whether the device is new to this user; false for the user's first device */
export async function isNewDevice(db: Database, userId: number, device: string): Promise<boolean> {
  const known = await db
    .selectFrom('knownDevices')
    .select('device')
    .where('userId', '=', userId)
    .execute();
  await db
    .insertInto('knownDevices')
    .values({ userId, device })
    .onConflict((conflict) =>
      conflict.columns(['userId', 'device']).doUpdateSet({ seenAt: sql<Date>`now()` }),
    )
    .execute();
  return known.length > 0 && known.every((one) => one.device !== device);
}
