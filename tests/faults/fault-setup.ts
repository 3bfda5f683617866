/** The setup of every fault: a program on a database, and visitors who write to it all the time. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { type Database, dateParsers, MOST_CONNECTIONS, openDatabase, databaseOver } from '#db/connection.ts';
import { embeddedConnections } from '#db/driver/embedded-connections.ts';
import { startPostgres, type TestPostgres } from '#db/testing/postgres.ts';
import { nextFreeSlots } from '#src/domain/booking/bookable-days.ts';
import { type MeasuredProgram, startProgram } from '../../bench/program.ts';
import { FaultLog } from './fault-log.ts';
import { countBackends, observe } from './observers.ts';
import { findProblems } from './stored-writes.ts';
import { letVisit } from './visitors.ts';

/** The results of a step. */
export interface Outcome extends Readonly<FaultLog['figures']> {
  /** Writes that were answered with a 201. */
  acknowledged: number;
  /** What must not happen; empty where the step passed. */
  wrong: string[];
}

/** Deadline of a recovery. */
const LONGEST_RECOVERY_MS = 10_000;

/** Ends a fault. */
type Ending = () => unknown;

/** A program, who uses it, and what they notice. */
export class FaultSetup {
  program: MeasuredProgram;
  readonly log = new FaultLog();
  readonly visitors;
  readonly #slots = nextFreeSlots([], new Date(), 1000);
  readonly #stopObservers;

  /** @param mayBreak whether connections may break without an answer, because the program is killed */
  constructor(program: MeasuredProgram, mayBreak = false) {
    this.program = program;
    const origin = () => this.program.origin;
    this.visitors = letVisit(origin, this.log, mayBreak);
    this.#stopObservers = observe(origin, this.log, mayBreak);
  }

  /** Visitors book a slot that was not used yet. */
  wantSlot(): void {
    const slot = this.#slots.pop();
    if (!slot) throw new Error('All slots are booked.');
    this.visitors.want(slot);
  }

  /** A fault that lasts for this many milliseconds. @param begin returns how to end it */
  async outage(duration: number, begin: () => Ending | Promise<Ending>): Promise<void> {
    this.wantSlot();
    await sleep(200);
    const end = await begin();
    this.wantSlot();
    await sleep(duration);
    await end();
    await this.recovered();
  }

  /** Waits until a write is acknowledged again. Call it when a fault has ended. */
  async recovered(): Promise<void> {
    const began = performance.now();
    const { acknowledged, faults, figures } = this.log;
    const before = acknowledged.length;
    const taken = () => performance.now() - began;
    while (acknowledged.length === before && taken() < LONGEST_RECOVERY_MS) await sleep(5);
    if (acknowledged.length === before) faults.push('no write got through again');
    figures.recovery = Math.max(figures.recovery, taken());
  }

  /** Resolves when everybody was answered and the program has ended. */
  async end(): Promise<void> {
    await Promise.all([this.visitors.leave(), this.#stopObservers()]);
    await this.program.stop();
  }

  async outcome(db: Database): Promise<Outcome> {
    const { acknowledged, figures } = this.log;
    const wrong = await findProblems(db, this.log).finally(() => db.destroy());
    return { ...figures, acknowledged: acknowledged.length, wrong };
  }
}

/** The pool's, and the one that hears other instances. */
export const MOST_OF_PROGRAM = MOST_CONNECTIONS + 1;

export interface PostgresOptions {
  /** Settings of postgresql.conf. */
  settings?: Record<string, string>;
  /** Most connections that the program may open. */
  mostBackends?: number;
  /** Maps the address of Postgres to the one the program connects to. */
  address?: (url: string) => string;
}

/** Runs a step on the program with a real Postgres. */
export async function onPostgres(
  work: (setup: FaultSetup, postgres: TestPostgres) => Promise<void>,
  { settings = {}, mostBackends = MOST_OF_PROGRAM, address = (url) => url }: PostgresOptions = {},
): Promise<Outcome> {
  const postgres = await startPostgres(settings);
  try {
    const setup = new FaultSetup(await start({ DATABASE_URL: address(postgres.url) }));
    const { figures, faults } = setup.log;
    const counted = countBackends(postgres.url);
    await work(setup, postgres);
    await setup.end();
    figures.backends = await counted();
    if (figures.backends > mostBackends) faults.push(`${figures.backends} connections`);
    const db = openDatabase({ DATABASE_URL: postgres.url, NEON_WS_PROXY: undefined });
    return await setup.outcome(db);
  } finally {
    await postgres.stop();
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
  work: (setup: FaultSetup, restart: () => Promise<void>) => Promise<void>,
  { wrapper, kills }: EmbeddedOptions = {},
): Promise<Outcome> {
  const [folder, copy] = [await newFolder(), await newFolder()];
  try {
    const startHere = () => start({ DATA_DIR: folder }, wrapper?.(folder, copy));
    const setup = new FaultSetup(await startHere(), kills);
    await work(setup, async () => void (setup.program = await startHere()));
    await setup.end();
    const dataDir = join(wrapper ? copy : folder, 'postgres');
    const pglite = await PGlite.create({ dataDir, parsers: dateParsers });
    return await setup.outcome(databaseOver(embeddedConnections(pglite)));
  } finally {
    for (const each of [folder, copy]) await rm(each, { recursive: true, force: true, maxRetries: 20 });
  }
}

/** It reports each of its refusals as an error, which is no news here. */
function start(env: Record<string, string>, wrapper?: string[]): Promise<MeasuredProgram> {
  return startProgram({ file: 'tests/faults/program.ts', env, wrapper, isQuiet: true });
}

function newFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'site-faults-'));
}
