/** The only module that chooses a driver; all others use a kysely instance. */
import { CamelCasePlugin, Kysely, type Transaction } from 'kysely';
import type { CustomTypesConfig, PoolConfig } from 'pg';
import type { Env } from '#src/contracts/env/env.ts';
import { Circuits } from './driver/circuit-breaker.ts';
import { pooledConnections } from './driver/pool-connections.ts';
import { type Connections, resilientDialect } from './driver/resilient-dialect.ts';
import type { Tables } from './schema.ts';
import { DatabaseUnavailable } from './unavailable.ts';

export type Database = Kysely<Tables>;

/** What only holds, or only makes sense, until a transaction ends takes this: locks, and writes that belong together. */
export type OpenTransaction = Transaction<Tables>;

/** The settings that decide which driver is used. */
export type Address = Pick<Env, 'DATABASE_URL' | 'NEON_WS_PROXY'>;

/** Milliseconds for connecting, and again for each query: both together leave time to answer with 503. */
const deadline = 4000;

/** The most connections of a process to one address over pg. */
export const MOST_CONNECTIONS = 10;

/** Object id of Postgres' type `date`: a calendar day, which a JavaScript Date would shift by the time zone. */
const dateType = 1082;

/** PGlite's `parsers` that leave days as text, yyyy-MM-dd. */
export const dateParsers = { [dateType]: (text: string) => text };

/** A kysely instance for our tables. Connections that are created elsewhere have to use {@link dateParsers}. */
export function databaseOver(connections: Connections, queryDeadline = deadline, circuits = new Circuits()): Database {
  return new Kysely<Tables>({
    dialect: resilientDialect(connections, queryDeadline, circuits),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
}

/**
 * Runs `work` with the database at the address: over Neon's driver with a pool for each run, as serverless functions
 * need.
 * @throws {DatabaseUnavailable} if it cannot be reached or does not answer in time
 */
export async function withDatabase<T>(address: Address, work: (db: Database) => Promise<T>) {
  if (!address.DATABASE_URL) throw new DatabaseUnavailable('DATABASE_URL is not set.');
  return usesNeon(address) ? withNeon(address, work) : withPostgres(address.DATABASE_URL, work);
}

/**
 * Opens a database for commands and migrations, which the caller has to destroy.
 * @param queryDeadline in milliseconds
 */
export function openDatabase(address: Address, queryDeadline = deadline, most = MOST_CONNECTIONS): Database {
  const connections = usesNeon(address)
    ? neonConnections(address, queryDeadline)
    : postgresConnections(address.DATABASE_URL, queryDeadline, most);
  return databaseOver(connections, queryDeadline);
}

/** Whether it is Neon, which sleeps while nobody asks. */
export function usesNeon({ DATABASE_URL, NEON_WS_PROXY }: Address): boolean {
  return Boolean(NEON_WS_PROXY) || /\.neon\.tech$/.test(new URL(DATABASE_URL ?? '').hostname);
}

async function withNeon<T>(address: Address, work: (db: Database) => Promise<T>): Promise<T> {
  const db = databaseOver(neonConnections(address, deadline), deadline, neonCircuits);
  try {
    const result = await work(db);
    await db.destroy();
    return result;
  } catch (error) {
    // Not awaited: a hanging connection would delay the error.
    db.destroy().catch(() => undefined);
    throw error;
  }
}

/** Shared by all runs of {@link withNeon}, each of which has a pool of its own. */
const neonCircuits = new Circuits();

/** Pools live as long as the process; each replaces broken and late connections by itself. */
const pools = new Map<string, Database>();

function withPostgres<T>(url: string, work: (db: Database) => Promise<T>): Promise<T> {
  const db = pools.get(url) ?? databaseOver(postgresConnections(url, deadline));
  pools.set(url, db);
  return work(db);
}

// Each driver is loaded where it is used: a function that starts cold loads one of them.

function postgresConnections(url: string | undefined, timeout: number, max = MOST_CONNECTIONS): Connections {
  return pooledConnections(async () => {
    const { Pool, types } = await import('pg');
    return new Pool({
      ...poolConfig(url, timeout, types),
      max,
      // The messages of one statement are sent together; the timeout destroys a connection that hangs.
      pipeline: true,
      query_timeout: 1.1 * timeout,
      keepAlive: true,
    });
  }, timeout);
}

function neonConnections({ DATABASE_URL, NEON_WS_PROXY }: Address, timeout: number): Connections {
  return pooledConnections(async () => {
    const { neonConfig, Pool, types } = await import('@neondatabase/serverless');
    if (NEON_WS_PROXY) {
      neonConfig.wsProxy = NEON_WS_PROXY;
      neonConfig.useSecureWebSocket = false;
      // This would send the password before the server asks for it, which only Neon's own proxy understands.
      neonConfig.pipelineConnect = false;
    }
    return new Pool({ ...poolConfig(DATABASE_URL, timeout, types), max: 2 });
  }, timeout);
}

function poolConfig(url: string | undefined, timeout: number, types: CustomTypesConfig): PoolConfig {
  return {
    connectionString: url,
    // A little later than our own deadline, which has to come first: it reports to the circuit breaker.
    connectionTimeoutMillis: 1.1 * timeout,
    idleTimeoutMillis: 10_000,
    allowExitOnIdle: true,
    types: {
      getTypeParser: (oid, format) => (oid === dateType ? dateParsers[dateType] : types.getTypeParser(oid, format)),
    },
  };
}
