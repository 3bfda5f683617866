import { randomBytes } from 'node:crypto';
import { type Database, databaseOver, openDatabase } from '#db/connection.ts';
import { embeddedConnections } from '#db/driver/embedded-connections.ts';
import { migrate } from '#db/migrate.ts';
import { seed } from '#db/seed.ts';
import type { Env } from '#src/contracts/env/env.ts';
import { addFirstAdmin, applyEnvironmentAdmin } from '#db/accounts/admins.ts';
import { hasUsers } from '#db/accounts/users.ts';
import { openEmbedded } from './embedded-database.ts';
import { PlainError } from './plain-error.ts';

/** Timeout in milliseconds of queries that no visitor waits for. */
export const LONG_QUERY_TIMEOUT_MS = 60_000;

/** The database of a command or of the running program. */
export interface LocalDatabase {
  /** The embedded one, for the API and pages; undefined where `DATABASE_URL` decides. */
  own?: Database;
  /** Runs work that may take long, such as migrations, the seed or a snapshot, with a long query timeout. */
  use: <T>(work: (db: Database) => Promise<T>) => Promise<T>;
  close: () => Promise<void>;
}

/**
 * Opens the database of `DATABASE_URL`, or the embedded one in `DATA_DIR`, which must be locked: two processes on it
 * lose rows.
 */
export async function openLocalDatabase(env: Env): Promise<LocalDatabase> {
  return env.DATABASE_URL ? remote(env) : embedded(env.DATA_DIR);
}

/** Migrates the tables and creates or updates the admin of the environment. Safe to run again. */
export async function migrateDatabase(database: LocalDatabase, env: Env): Promise<void> {
  await database.use(async (db) => {
    const ran = await migrate(db).catch(explainNewerMigration);
    if (ran.length > 0) console.log(`Database brought up to date (${ran.join(', ')}).`);
    await ensureEnvironmentAdmin(db, env);
  });
}

/** kysely reports a migration that ran but is unknown here: a later release added it. */
function explainNewerMigration(error: unknown): never {
  const [, name] = /previously executed migration (\S+) is missing/.exec(String(error)) ?? [];
  if (!name) throw error;
  throw new PlainError(
    `The database was brought up to date by a later release (${name}): update, or restore a backup from before.`,
  );
}

/** Seeds a new database. Returns whether anything was added. */
export async function seedDatabase(database: LocalDatabase, env: Env): Promise<boolean> {
  return env.SEED === 'demo' && database.use(seed);
}

function remote(env: Env): LocalDatabase {
  const direct = { ...env, DATABASE_URL: env.DATABASE_URL_UNPOOLED ?? env.DATABASE_URL };
  return {
    use: async (work) => {
      const db = openDatabase(direct, LONG_QUERY_TIMEOUT_MS);
      return work(db).finally(() => db.destroy());
    },
    close: async () => undefined,
  };
}

async function embedded(folder: string): Promise<LocalDatabase> {
  const pglite = await openEmbedded(folder);
  const connections = embeddedConnections(pglite);
  const longTimeoutDb = databaseOver(connections, LONG_QUERY_TIMEOUT_MS);
  return { own: databaseOver(connections), use: (work) => work(longTimeoutDb), close: () => pglite.close() };
}

/** Creates or updates the admin of `ADMIN_USERNAME` and `ADMIN_PASSWORD`, where they are set. */
export async function ensureEnvironmentAdmin(db: Database, env: Env): Promise<void> {
  const { ADMIN_USERNAME: username, ADMIN_PASSWORD: password } = env;
  if (username && password) await applyEnvironmentAdmin(db, username, password);
}

/** Creates the user `admin` if there are no users yet, and reports its password. It is shown only this once. */
export async function ensureFirstAdmin(db: Database): Promise<void> {
  if (await hasUsers(db)) return;
  const password = randomBytes(12).toString('base64url');
  if (!(await addFirstAdmin(db, 'admin', password))) return;
  console.log(`The administrator is admin, with the password ${password} (shown this once).`);
}
