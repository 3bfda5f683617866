import { type Database, provideDatabase, openDatabase, overDialect } from '#db/connection.ts';
import { embeddedDialect } from '#db/embedded-dialect.ts';
import { migrate } from '#db/migrate.ts';
import { seed } from '#db/seed.ts';
import type { Env } from '#src/contracts/env.ts';
import { bringEnvironmentAdmin } from './admin.ts';
import { openEmbedded } from './embedded-database.ts';
import { PlainError } from './plain-error.ts';

/** Milliseconds a query may take that nobody waits for in a browser. */
export const PATIENT = 60_000;

/** The database of a command or of the running program. */
export interface LocalDatabase {
  /** Lends it to work that may take long: migrations, the seed, a snapshot. */
  use: <T>(work: (db: Database) => Promise<T>) => Promise<T>;
  /** The one handed to the functions; undefined where they connect by themselves. */
  embedded: Database | undefined;
  close: () => Promise<void>;
}

/**
 * The database of `DATABASE_URL`, or the embedded one in `DATA_DIR`, made where there is none and
 * handed to the functions. The folder must be locked: two processes on one embedded database lose
 * rows without an error.
 */
export async function openLocalDatabase(
  env: Env,
  report: (line: string) => void,
): Promise<LocalDatabase> {
  return env.DATABASE_URL ? remote(env) : embedded(env.DATA_DIR, report);
}

/** Brings the tables up to date, and the admin of the environment in; again changes nothing. */
export async function migrateDatabase(
  database: LocalDatabase,
  env: Env,
  report: (line: string) => void,
): Promise<void> {
  await database.use(async (db) => {
    const ran = await migrate(db).catch(explainLater);
    if (ran.length > 0) report(`Database brought up to date (${ran.join(', ')}).`);
    await bringEnvironmentAdmin(db, env);
  });
}

/** kysely names a migration that ran and is not known here: a later release has made it. */
function explainLater(error: unknown): never {
  const [, name] = /previously executed migration (\S+) is missing/.exec(String(error)) ?? [];
  if (!name) throw error;
  throw new PlainError(
    `The database was brought up to date by a later release (${name}): update, or restore a backup from before.`,
  );
}

/** Puts in what a new database starts with, if anything; gives whether something was added. */
export async function seedDatabase(database: LocalDatabase, env: Env): Promise<boolean> {
  return env.SEED === 'demo' && database.use(seed);
}

function remote(env: Env): LocalDatabase {
  const direct = { ...env, DATABASE_URL: env.DATABASE_URL_UNPOOLED ?? env.DATABASE_URL };
  return {
    use: async (work) => {
      const db = openDatabase(direct, PATIENT);
      return work(db).finally(() => db.destroy());
    },
    embedded: undefined,
    close: async () => undefined,
  };
}

async function embedded(folder: string, report: (line: string) => void): Promise<LocalDatabase> {
  const pglite = await openEmbedded(folder, report);
  const dialect = embeddedDialect(pglite);
  const patient = overDialect(dialect, PATIENT);
  const db = overDialect(dialect);
  provideDatabase(db);
  return { use: (work) => work(patient), embedded: db, close: () => pglite.close() };
}
