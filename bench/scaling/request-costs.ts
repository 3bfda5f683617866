import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { setEnvironmentContext } from '@netlify/blobs';
import { BlobsServer } from '@netlify/blobs/server';
import type { Context } from '@netlify/functions';
import { sql } from 'kysely';
import answerVisitor from '#functions/api.ts';
import answerInChat from '#functions/assistant.ts';
import runDue from '#functions/run-due.ts';
import { type Database, openDatabase } from '#db/connection.ts';
import { migrate } from '#db/migrate.ts';
import { seed } from '#db/seed.ts';
import { startPostgres } from '#db/testing/postgres.ts';
import { startRelay } from '#db/testing/websocket-relay.ts';
import { nextFreeSlots } from '#src/domain/booking/bookable-days.ts';
import { sampleContactRequest } from '../contact-request.ts';
import { median } from '../numbers.ts';

export type RequestName = 'view' | 'contact request' | 'booking' | 'chat message' | 'page of a post' | 'tick';

export interface RequestCost {
  name: RequestName;
  /** From the request to the end of all work deferred until after the answer; the median. */
  milliseconds: number;
  /** The part of these in which the database server executed statements, on average. */
  databaseMilliseconds: number;
  transactions: number;
  /** Bytes that it adds on disk, including indexes. */
  bytes: number;
}

const ORIGIN = 'https://freehand.example';
const ROUNDS = 100;

/** The database server's statistics include a connection shortly after it ends. */
const SETTLE_MS = 500;

type SendRequest = (number: number, context: Context) => unknown;

const post = (path: string, body: unknown) =>
  new Request(ORIGIN + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
const slots = nextFreeSlots([], new Date(), ROUNDS + 1);
const tick = new Request(ORIGIN);
const phone = '+1 (512) 555-0142';
const message = 'What does it cost to automate our invoices?';

const requests: Record<RequestName, SendRequest> = {
  view: (_, context) => answerVisitor(post('/api/views', { path: '/services' }), context),
  'contact request': (number, context) =>
    answerVisitor(
      post('/api/contact', { ...sampleContactRequest, email: `ada.${number}@park.example`, phone }),
      context,
    ),
  booking: (number, context) => answerVisitor(post('/api/scheduled-calls', { phone, ...slots[number] }), context),
  'chat message': (number, context) =>
    answerInChat(post('/api/webhook/chatbot', { message, user_id: `visitor-${number}` }), context),
  'page of a post': async (_, context) => {
    // The function that the last build wrote.
    const { default: render } = await import(resolve('.netlify/v1/functions/ssr/ssr.mjs'));
    return render(new Request(`${ORIGIN}/blog/what-to-automate-first`), context);
  },
  tick: (_, context) => runDue(tick, context),
};

const requestNames = Object.keys(requests) as RequestName[];

/** Calls the functions one after the other as on the platform: with Neon's driver, though a Postgres of this machine. */
export async function measureRequests(): Promise<RequestCost[]> {
  const postgres = await startPostgres();
  const relay = await startRelay(postgres.url);
  const direct = openDatabase({ DATABASE_URL: postgres.url });
  const folder = await mkdtemp(join(tmpdir(), 'site-blobs-'));
  const blobs = new BlobsServer({ directory: folder, token: 'token' });
  try {
    await migrate(direct);
    await seed(direct);
    const edgeURL = `http://127.0.0.1:${(await blobs.start()).port}`;
    setEnvironmentContext({ edgeURL, uncachedEdgeURL: edgeURL, siteID: 'site', token: 'token' });
    Object.assign(process.env, {
      DATABASE_URL: postgres.url,
      NEON_WS_PROXY: relay.address,
      SESSION_SECRET: 'a secret of the benchmark, 32 bytes or more',
      SITE_URL: ORIGIN,
    });
    const costs: RequestCost[] = [];
    for (const name of requestNames) costs.push(await measure(direct, name));
    return costs;
  } finally {
    await blobs.stop();
    await rm(folder, { recursive: true });
    await direct.destroy();
    relay.stop();
    await postgres.stop();
  }
}

async function measure(db: Database, name: RequestName): Promise<RequestCost> {
  await measureOnce(name, 0);
  const before = await readStatistics(db);
  const times: number[] = [];
  for (let number = 1; number <= ROUNDS; number++) {
    const began = performance.now();
    await measureOnce(name, number);
    times.push(performance.now() - began);
  }
  const after = await readStatistics(db);
  const each = (key: keyof typeof after) => Math.max(0, after[key] - before[key]) / ROUNDS;
  return {
    name,
    milliseconds: median(times),
    databaseMilliseconds: each('active'),
    transactions: each('transactions'),
    bytes: each('bytes'),
  };
}

/** One request of a new client, with its deferred work. @throws where it fails */
async function measureOnce(name: RequestName, number: number): Promise<void> {
  const waiting: Promise<unknown>[] = [];
  const context = {
    ip: `198.51.${requestNames.indexOf(name)}.${number}`,
    requestId: '',
    deploy: { context: 'production' },
    waitUntil: (work: Promise<unknown>) => void waiting.push(work),
  } as unknown as Context;
  const answer = await requests[name](number, context);
  if (answer instanceof Response) {
    if (!answer.ok) throw new Error(`${name} was answered with ${answer.status}.`);
    await answer.arrayBuffer();
  }
  await Promise.all(waiting);
}

/** The server's own statistics, once ended connections have reported theirs. */
async function readStatistics(db: Database) {
  await sleep(SETTLE_MS);
  await sql`checkpoint`.execute(db);
  const { rows } = await sql<{ active: number; transactions: number; bytes: number }>`
    select active_time::float8 as active, xact_commit::float8 as transactions,
      pg_database_size(current_database())::float8 as bytes
    from pg_stat_database where datname = current_database()`.execute(db);
  const [counted] = rows;
  if (!counted) throw new Error('The server counts nothing.');
  return counted;
}
