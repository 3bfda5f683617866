import type { Env } from '#src/contracts/env.ts';
import { bringFirstAdmin } from './admin.ts';
import {
  type LocalDatabase,
  migrateDatabase,
  openLocalDatabase,
  seedDatabase,
} from './database.ts';
import { addressOf, localEnv } from './environment.ts';
import { lock } from './lock.ts';
import { requireFreePort } from './port.ts';
import type { Program } from './program.ts';
import { sessionSecret } from './secrets.ts';
import { type PlatformConfig, readPlatformConfig } from './serve/rules.ts';

/** What every server on this machine needs before it can answer. */
export interface Opened {
  root: string;
  env: Env;
  config: PlatformConfig;
  database: LocalDatabase;
}

/**
 * Checks what can be checked at once, takes the data folder, and brings the database up.
 *
 * @throws {PlainError | EnvError} one line, before anything slow, where it cannot work
 */
export async function open(program: Program): Promise<Opened> {
  const env = localEnv();
  const held = await lock(env.DATA_DIR, addressOf(env.HOST, env.PORT));
  program.onEnd(held.release);
  await requireFreePort(env.HOST, env.PORT);
  // Before any function is imported: they read the environment.
  process.env.SESSION_SECRET ||= await sessionSecret(env.DATA_DIR);

  const database = await program.orEnd(openLocalDatabase(env, report));
  program.onEnd(database.close);
  await migrateDatabase(database, env, report);
  await seedDatabase(database, env);
  await database.use((db) => bringFirstAdmin(db, report));
  program.signal.throwIfAborted();

  const root = process.cwd();
  return { root, env, database, config: await readPlatformConfig(root) };
}

/** Tells who started the program what it is doing. */
export function report(line: string): void {
  console.log(line);
}
