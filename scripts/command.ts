import type { Env } from '#src/contracts/env/env.ts';
import { type LocalDatabase, openLocalDatabase } from '#server/database.ts';
import { localEnv } from '#server/environment.ts';
import { lock } from '#server/lock.ts';
import { run } from '#server/program.ts';

/**
 * Runs a command on the database of `DATABASE_URL`, or on the embedded one unless a program uses it.
 *
 * @param name as a person types it
 */
export function runOnDatabase(
  name: string,
  work: (database: LocalDatabase, env: Env) => Promise<void>,
): Promise<never> {
  return run(async (program) => {
    const env = localEnv();
    if (!env.DATABASE_URL) program.onEnd((await lock(env.DATA_DIR, name)).release);
    const database = await openLocalDatabase(env);
    program.onEnd(database.close);
    await work(database, env);
  });
}
