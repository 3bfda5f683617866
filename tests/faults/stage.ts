/** What every fault happens to: a program on a database, and visitors who write to it all the time. */
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
import { whatIsWrong } from './kept.ts';
import { Ledger } from './ledger.ts';
import { countBackends, Onlookers, type Sights } from './onlookers.ts';
import { type RunningProgram, startProgram } from './start-program.ts';
import { Visitors } from './visitors.ts';

/** What a step has to show for itself. */
export interface Outcome extends Sights {
  /** Writes that were answered with a 201. */
  acknowledged: number;
  /** Answers of 503. */
  refused: number;
  /** Of the slowest answer, in milliseconds. */
  slowest: number;
  /** From the end of a fault to the next acknowledged write, the longest, in milliseconds. */
  recovery: number;
  /** What must not be; empty where the step has passed. */
  wrong: string[];
}

export interface Stage {
  program: RunningProgram;
  visitors: Visitors;
  ledger: Ledger;
  /** A slot that nobody has asked for yet. */
  nextSlot: () => Slot;
  /** Waits until a write is acknowledged again; to be called when a fault has ended. */
  recovered: () => Promise<void>;
}

/** Longer than this, and it has not recovered. */
const LONGEST_RECOVERY_MS = 10_000;

interface PostgresOptions {
  /** Of postgresql.conf. */
  settings?: Record<string, string>;
  /** Connections that the program may have open at once. */
  mostBackends?: number;
  /** Gives the address at which the program is to look for a server. */
  address?: (url: string) => string;
}

/** The program on a real Postgres. */
export async function onPostgres(
  work: (stage: Stage & { postgres: TestPostgres }) => Promise<void>,
  { settings = {}, mostBackends = MOST_CONNECTIONS, address = (url) => url }: PostgresOptions = {},
): Promise<Outcome> {
  const postgres = await startPostgres(settings);
  const folder = await newFolder();
  try {
    const program = await startProgram({ DATA_DIR: folder, DATABASE_URL: address(postgres.url) });
    const stage = Object.assign(setUp(program), { postgres });
    const { sights, faults } = stage.onlookers;
    const counted = await countBackends(postgres.url);
    await work(stage);
    await leave(stage);
    await program.stop();
    sights.backends = await counted();
    if (sights.backends > mostBackends) faults.push(`${sights.backends} connections`);
    const db = openDatabase({ DATABASE_URL: postgres.url, NEON_WS_PROXY: undefined });
    return await outcomeOf(stage, db);
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 20 });
  }
}

interface EmbeddedOptions {
  /** Starts the program in its stead, given its folder and where to leave a copy of it. */
  wrapper?: (folder: string, copy: string) => string[];
  /** Whether the step kills the program, so that connections break. */
  kills?: boolean;
}

/** The program on its embedded database. */
export async function onEmbedded(
  work: (stage: Stage & { restart: () => Promise<void> }) => Promise<void>,
  { wrapper, kills = false }: EmbeddedOptions = {},
): Promise<Outcome> {
  const folder = await newFolder();
  const copy = await newFolder();
  const start = () => startProgram({ DATA_DIR: folder }, wrapper?.(folder, copy));
  try {
    const running = setUp(await start(), kills);
    const restart = async () => void (running.program = await start());
    const stage = Object.assign(running, { restart });
    await work(stage);
    await leave(stage);
    await stage.program.stop();
    const dataDir = join(wrapper ? copy : folder, 'postgres');
    const pglite = await PGlite.create({ dataDir, parsers: dateParsers });
    return await outcomeOf(stage, overDialect(embeddedDialect(pglite)));
  } finally {
    for (const each of [folder, copy])
      await rm(each, { recursive: true, force: true, maxRetries: 20 });
  }
}

async function leave({ visitors, onlookers }: Measured): Promise<void> {
  await Promise.all([visitors.leave(), onlookers.leave()]);
}

/** A stage that keeps how long recovery took, and what others saw. */
interface Measured extends Stage {
  recovery: number;
  onlookers: Onlookers;
}

function setUp(program: RunningProgram, mayBreak = false): Measured {
  const ledger = new Ledger();
  const running = { program };
  const slots = nextFreeSlots([], new Date(), 1000);
  const origin = () => running.program.origin;
  const visitors = new Visitors({ origin, ledger, mayBreak });
  return Object.assign(running, {
    ledger,
    visitors,
    onlookers: new Onlookers(origin, mayBreak),
    recovery: 0,
    nextSlot() {
      const slot = slots.pop();
      if (!slot) throw new Error('All slots are booked.');
      return slot;
    },
    async recovered(this: Measured) {
      const began = performance.now();
      const before = ledger.acknowledged.length;
      const taken = () => performance.now() - began;
      while (ledger.acknowledged.length === before && taken() < LONGEST_RECOVERY_MS) await sleep(5);
      if (ledger.acknowledged.length === before) ledger.faults.push('no write got through again');
      this.recovery = Math.max(this.recovery, taken());
    },
  });
}

async function outcomeOf(
  { ledger, recovery, onlookers }: Measured,
  db: Database,
): Promise<Outcome> {
  const wrong = await whatIsWrong(db, ledger).finally(() => db.destroy());
  return {
    acknowledged: ledger.acknowledged.length,
    refused: ledger.refused,
    slowest: ledger.slowest,
    recovery,
    ...onlookers.sights,
    wrong: [...wrong, ...onlookers.faults],
  };
}

function newFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'freehand-faults-'));
}
