/** The setup of every fault: a program on a database, and visitors who write to it all the time. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import {
  type Database,
  dateParsers,
  MOST_CONNECTIONS,
  openDatabase,
  overDialect,
} from '#db/connection.ts';
import { embeddedDialect } from '#db/embedded-dialect.ts';
import { startPostgres, type TestPostgres } from '#db/testing/postgres.ts';
import { nextFreeSlots, type Slot } from '#src/domain/booking/booking.ts';
import { findProblems } from './stored-writes.ts';
import { WriteLog } from './write-log.ts';
import { countBackends, Observers, type Observations } from './observers.ts';
import { type RunningProgram, startProgram } from './start-program.ts';
import { Visitors } from './visitors.ts';

/** The results of a step. */
export interface Outcome extends Observations {
  /** Writes that were answered with a 201. */
  acknowledged: number;
  /** Answers with 503. */
  refused: number;
  /** Of the slowest answer, in milliseconds. */
  slowest: number;
  /** The longest time from the end of a fault to the next acknowledged write, in milliseconds. */
  recovery: number;
  /** What must not happen; empty where the step passed. */
  wrong: string[];
}

export interface FaultSetup {
  program: RunningProgram;
  visitors: Visitors;
  writeLog: WriteLog;
  /** A slot that was not used yet. */
  nextSlot: () => Slot;
  /** Waits until a write is acknowledged again. Call it when a fault has ended. */
  recovered: () => Promise<void>;
}

/** Deadline of a recovery. */
const LONGEST_RECOVERY_MS = 10_000;

interface PostgresOptions {
  /** Settings of postgresql.conf. */
  settings?: Record<string, string>;
  /** Most connections that the program may open. */
  mostBackends?: number;
  /** Maps the address of Postgres to the one the program connects to. */
  address?: (url: string) => string;
}

/** Runs a step on the program with a real Postgres. */
export async function onPostgres(
  work: (setup: FaultSetup & { postgres: TestPostgres }) => Promise<void>,
  { settings = {}, mostBackends = MOST_CONNECTIONS, address = (url) => url }: PostgresOptions = {},
): Promise<Outcome> {
  const postgres = await startPostgres(settings);
  const folder = await newFolder();
  try {
    const program = await startProgram({ DATA_DIR: folder, DATABASE_URL: address(postgres.url) });
    const setup = Object.assign(setUp(program), { postgres });
    const { observations, faults } = setup.observers;
    const counted = await countBackends(postgres.url);
    await work(setup);
    await leave(setup);
    await program.stop();
    observations.backends = await counted();
    if (observations.backends > mostBackends) faults.push(`${observations.backends} connections`);
    const db = openDatabase({ DATABASE_URL: postgres.url, NEON_WS_PROXY: undefined });
    return await outcomeOf(setup, db);
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 20 });
  }
}

interface EmbeddedOptions {
  /** Command that starts the program, given its folder and where to leave a copy of it. */
  wrapper?: (folder: string, copy: string) => string[];
  /** Whether the step kills the program, so that connections break. */
  kills?: boolean;
}

/** Runs a step on the program with its embedded database. */
export async function onEmbedded(
  work: (setup: FaultSetup & { restart: () => Promise<void> }) => Promise<void>,
  { wrapper, kills = false }: EmbeddedOptions = {},
): Promise<Outcome> {
  const folder = await newFolder();
  const copy = await newFolder();
  const start = () => startProgram({ DATA_DIR: folder }, wrapper?.(folder, copy));
  try {
    const running = setUp(await start(), kills);
    const restart = async () => void (running.program = await start());
    const setup = Object.assign(running, { restart });
    await work(setup);
    await leave(setup);
    await setup.program.stop();
    const dataDir = join(wrapper ? copy : folder, 'postgres');
    const pglite = await PGlite.create({ dataDir, parsers: dateParsers });
    return await outcomeOf(setup, overDialect(embeddedDialect(pglite)));
  } finally {
    for (const each of [folder, copy])
      await rm(each, { recursive: true, force: true, maxRetries: 20 });
  }
}

async function leave({ visitors, observers }: Measured): Promise<void> {
  await Promise.all([visitors.leave(), observers.leave()]);
}

/** A setup that records recovery times and observations. */
interface Measured extends FaultSetup {
  recovery: number;
  observers: Observers;
}

function setUp(program: RunningProgram, mayBreak = false): Measured {
  const writeLog = new WriteLog();
  const running = { program };
  const slots = nextFreeSlots([], new Date(), 1000);
  const origin = () => running.program.origin;
  const visitors = new Visitors({ origin, writeLog, mayBreak });
  return Object.assign(running, {
    writeLog,
    visitors,
    observers: new Observers(origin, mayBreak),
    recovery: 0,
    nextSlot() {
      const slot = slots.pop();
      if (!slot) throw new Error('All slots are booked.');
      return slot;
    },
    async recovered(this: Measured) {
      const began = performance.now();
      const before = writeLog.acknowledged.length;
      const taken = () => performance.now() - began;
      while (writeLog.acknowledged.length === before && taken() < LONGEST_RECOVERY_MS)
        await sleep(5);
      if (writeLog.acknowledged.length === before)
        writeLog.faults.push('no write got through again');
      this.recovery = Math.max(this.recovery, taken());
    },
  });
}

async function outcomeOf(
  { writeLog, recovery, observers }: Measured,
  db: Database,
): Promise<Outcome> {
  const wrong = await findProblems(db, writeLog).finally(() => db.destroy());
  return {
    acknowledged: writeLog.acknowledged.length,
    refused: writeLog.refused,
    slowest: writeLog.slowest,
    recovery,
    ...observers.observations,
    wrong: [...wrong, ...observers.faults],
  };
}

function newFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'site-faults-'));
}
