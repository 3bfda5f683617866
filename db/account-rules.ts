import type { Database } from './connection.ts';

/** Account rules that owners set for everybody. */
export interface Rules {
  secondFactorRequired: boolean;
}

export function readRules(db: Database): Promise<Rules> {
  return db.selectFrom('accountRules').select('secondFactorRequired').executeTakeFirstOrThrow();
}

export async function setRules(db: Database, rules: Rules): Promise<void> {
  await db.updateTable('accountRules').set(rules).execute();
}
