import type { Env } from '#src/contracts/env/env.ts';
import { ensureFirstAdmin, type LocalDatabase, migrateDatabase, openLocalDatabase, seedDatabase } from './database.ts';
import { browserAddress, localEnv } from './environment.ts';
import { lock } from './lock.ts';
import { requireFreePort } from './port.ts';
import type { Program } from './program.ts';
import { sessionSecret } from './secrets.ts';
import { removeUnfinishedMedia } from './stored-files.ts';

/** What every server on this machine needs before it can answer. */
export interface ServerSetup {
  root: string;
  env: Env;
  database: LocalDatabase;
}

/**
 * Prepares what answers need: environment, port, lock, database.
 * @throws {PlainError | EnvError} one line, before any slow work
 */
export async function setUp(program: Program): Promise<ServerSetup> {
  const env = localEnv();
  const held = await lock(env.DATA_DIR, browserAddress(env.HOST, env.PORT));
  program.onEnd(held.release);
  await requireFreePort(env.HOST, env.PORT);
  // Before the API answers, which reads the environment.
  process.env.SESSION_SECRET ||= await sessionSecret(env.DATA_DIR);

  await removeUnfinishedMedia(env.MEDIA_DIR);
  const database = await program.orEnd(openLocalDatabase(env));
  program.onEnd(database.close);
  await migrateDatabase(database, env);
  await seedDatabase(database, env);
  await database.use(ensureFirstAdmin);
  program.signal.throwIfAborted();

  return { root: process.cwd(), env, database };
}
