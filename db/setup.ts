import type { Database } from './connection.ts';

/** The setup steps that an admin has dismissed. */
export async function dismissedSteps(db: Database): Promise<Set<string>> {
  const rows = await db.selectFrom('setupDismissals').select('step').execute();
  return new Set(rows.map(({ step }) => step));
}

/** Dismisses a step for all admins. Does nothing if it is dismissed already. */
export async function dismissStep(db: Database, step: string, dismissedBy: string): Promise<void> {
  await db
    .insertInto('setupDismissals')
    .values({ step, dismissedBy })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Shows a step again. */
export async function recallStep(db: Database, step: string): Promise<void> {
  await db.deleteFrom('setupDismissals').where('step', '=', step).execute();
}
