import type { AccountRules } from '#src/contracts/users.ts';
import type { Database } from './connection.ts';

/** The account rules that owners set for everybody. */
export function readRules(db: Database) {
  return db.selectFrom('accountRules').select('secondFactorRequired').executeTakeFirstOrThrow();
}

export async function setRules(db: Database, rules: AccountRules): Promise<void> {
  await db.updateTable('accountRules').set(rules).execute();
}
