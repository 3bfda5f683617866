/** The one place that picks a driver; everything else knows a kysely instance. */
import type { EventEmitter } from 'node:events';
import { neonConfig, Pool as NeonPool, types as neonTypes } from '@neondatabase/serverless';
import { CamelCasePlugin, type Dialect, Kysely } from 'kysely';
import { Pool, types, type PoolConfig } from 'pg';
import type { Env } from '#src/contracts/env.ts';
import { Circuits } from './circuit-breaker.ts';
import { poolDialect } from './pool-dialect.ts';
import { resilientDialect } from './resilient-dialect.ts';
import type { Tables } from './schema.ts';
import { DatabaseUnavailable } from './unavailable.ts';

export type Database = Kysely<Tables>;

/** What the choice of a driver depends on. */
export type Address = Pick<Env, 'DATABASE_URL' | 'NEON_WS_PROXY'>;

/** Milliseconds for a connection, and again for each query: both together leave time to answer 503. */
const deadline = 4000;

/** Connections of a process to one address over pg. */
export const MOST_CONNECTIONS = 10;

/** Object id of Postgres' type `date`: a calendar day, which a JavaScript Date would shift by hours. */
const dateType = 1082;

/** PGlite's `parsers`: days stay the text yyyy-MM-dd. */
export const dateParsers = { [dateType]: (text: string) => text };

/**
 * Where the instance that was handed in stands. Pages rendered on demand are a bundle of their own, with a
 * copy of this module: a symbol of the whole process reaches every copy.
 */
const HANDED_IN = Symbol.for('freehand.database');
const shelf = globalThis as { [HANDED_IN]?: Database | undefined };

/** From here on every {@link withDatabase} uses this instance, whatever the address; undefined ends it. */
export function handIn(db: Database | undefined): void {
  shelf[HANDED_IN] = db;
}

/** Our tables over a dialect. A dialect that is made elsewhere needs {@link dateParsers}. */
export function overDialect(
  dialect: Dialect,
  queryDeadline = deadline,
  circuits = new Circuits(),
): Database {
  return new Kysely<Tables>({
    dialect: resilientDialect(dialect, queryDeadline, circuits),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
}

/**
 * Gives `work` a database: the one handed in, else the one at the address.
 *
 * Over Neon's driver a pool lives and ends within this call, as functions want it; over pg one small
 * pool an address lives as long as the process.
 *
 * @throws {DatabaseUnavailable} where it cannot be reached or does not answer in time
 */
export async function withDatabase<T>(
  address: Address,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  const handedIn = shelf[HANDED_IN];
  if (handedIn) return work(handedIn);
  if (!address.DATABASE_URL) throw new DatabaseUnavailable('DATABASE_URL is not set.');
  return speaksNeon(address) ? withNeon(address, work) : withPostgres(address.DATABASE_URL, work);
}

/**
 * Opens a database of its own, for commands and migrations; the caller destroys it.
 *
 * @param queryDeadline in milliseconds; migrations want a longer one
 */
export function openDatabase(address: Address, queryDeadline = deadline): Database {
  const dialect = speaksNeon(address)
    ? neonDialect(address, queryDeadline)
    : postgresDialect(address.DATABASE_URL, queryDeadline);
  return overDialect(dialect, queryDeadline);
}

function speaksNeon({ DATABASE_URL, NEON_WS_PROXY }: Address): boolean {
  return Boolean(NEON_WS_PROXY) || /\.neon\.tech$/.test(new URL(DATABASE_URL ?? '').hostname);
}

async function withNeon<T>(address: Address, work: (db: Database) => Promise<T>): Promise<T> {
  const circuits = ofAddress(circuitsOf, address.DATABASE_URL, () => new Circuits());
  const db = overDialect(neonDialect(address, deadline), deadline, circuits);
  try {
    const result = await work(db);
    await db.destroy();
    return result;
  } catch (error) {
    // Not waited for: a connection that hangs would hold the failure up.
    db.destroy().catch(() => undefined);
    throw error;
  }
}

/** What is learned of a database outlives the calls that learned it. */
const circuitsOf = new Map<string | undefined, Circuits>();

/** They live as long as the process; a connection that breaks or is late is replaced by the pool itself. */
const pools = new Map<string | undefined, Database>();

function withPostgres<T>(url: string, work: (db: Database) => Promise<T>): Promise<T> {
  return work(ofAddress(pools, url, () => overDialect(postgresDialect(url, deadline))));
}

function ofAddress<T>(
  known: Map<string | undefined, T>,
  url: string | undefined,
  make: () => T,
): T {
  const made = known.get(url) ?? make();
  known.set(url, made);
  return made;
}

function postgresDialect(url: string | undefined, timeout: number): Dialect {
  const pool = new Pool({
    ...poolConfig(url, timeout),
    max: MOST_CONNECTIONS,
    // What makes up one statement is sent at once; what hangs then is destroyed by this timeout.
    pipeline: true,
    query_timeout: 1.1 * timeout,
    keepAlive: true,
    types: { getTypeParser: (oid, format) => parserOf(oid) ?? types.getTypeParser(oid, format) },
  });
  outliveLostConnections(pool);
  return poolDialect(pool, timeout);
}

function neonDialect({ DATABASE_URL, NEON_WS_PROXY }: Address, timeout: number): Dialect {
  if (NEON_WS_PROXY) {
    neonConfig.wsProxy = NEON_WS_PROXY;
    neonConfig.useSecureWebSocket = false;
    // Sends the password before it is asked for, which only Neon's own proxy understands.
    neonConfig.pipelineConnect = false;
  }
  const pool = new NeonPool({
    ...poolConfig(DATABASE_URL, timeout),
    max: 2,
    types: {
      getTypeParser: (oid, format) => parserOf(oid) ?? neonTypes.getTypeParser(oid, format),
    },
  });
  outliveLostConnections(pool);
  return poolDialect(pool, timeout);
}

function poolConfig(url: string | undefined, timeout: number): PoolConfig {
  return {
    connectionString: url,
    // A little later than our own deadline, by which the circuit breaker hears of it.
    connectionTimeoutMillis: 1.1 * timeout,
    idleTimeoutMillis: 10_000,
    allowExitOnIdle: true,
  };
}

function parserOf(oid: number): ((text: string) => string) | undefined {
  return oid === dateType ? dateParsers[dateType] : undefined;
}

/**
 * A connection that breaks emits an error which would otherwise end the process: on the pool while it
 * is idle, on itself while somebody has it. There is nothing else to do: the pool drops it, and whoever
 * waits for a query hears of it by that query.
 */
function outliveLostConnections(pool: EventEmitter): void {
  pool.on('error', () => undefined);
  pool.on('connect', (client: EventEmitter) => client.on('error', () => undefined));
}
