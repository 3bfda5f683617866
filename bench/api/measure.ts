import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AT_ONCE, type Figures, type Load, loads, measure, median } from './load.ts';
import { type Server, startServer } from './server.ts';

/** Rounds of each, by turns, so that whatever else the machine does meets both. */
const ROUNDS = 5;

/** How long a call waits for an outside service that hangs: longer than a round takes. */
const PATIENCE_MS = 5000;

const environment = {
  FREEHAND_LOCAL: '1',
  SESSION_SECRET: 'a secret of the benchmark, 32 bytes or more',
  RATE_LIMIT_FACTOR: '1000000',
  DATABASE_URL: '',
  CHATBOT_WEBHOOK_URL: '',
  INDUSTRY_ANALYSIS_WEBHOOK_URL: '',
  LLM_BASE_URL: '',
  LLM_MODEL: '',
  NOTIFY_WEBHOOK_URL: '',
  SMTP_URL: '',
  NOTIFY_EMAIL: '',
};

/** Two measurements of the same load, and what the first makes of the second, each the median. */
export interface Pair {
  name: string;
  ours: Figures;
  other: Figures;
  /** Requests a second, ours of the other's. */
  ratio: number;
}

/** Contact requests and bookings, beside the bare handler. */
export async function measureBeside(): Promise<Pair[]> {
  const ours = await startServer('our-server', environment);
  const bare = await startServer('bare-server');
  try {
    return [
      await compare('contact', loads.contact, ours, bare),
      await compare('booking', loads.booking, ours, bare),
    ];
  } finally {
    await ours.stop();
    await bare.stop();
  }
}

/** Chat and analysis from what is embedded. */
export async function measureAnswers(): Promise<(Figures & { name: string })[]> {
  const server = await startServer('our-server', environment);
  try {
    const figures = [];
    for (const name of ['chat', 'analysis'] as const) {
      await measure(server.origin, { ...loads[name], amount: 200 });
      figures.push({ name, ...(await measure(server.origin, loads[name])) });
    }
    return figures;
  } finally {
    await server.stop();
  }
}

/** Other calls while as many chats wait for a service that never answers, beside the same without them. */
export async function measureHanging(): Promise<Pair[]> {
  const never = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(never, 'listening');
  const { port } = never.address() as AddressInfo;
  const server = await startServer('our-server', {
    ...environment,
    CHATBOT_WEBHOOK_URL: `http://127.0.0.1:${port}`,
    UPSTREAM_TIMEOUT_MS: String(PATIENCE_MS),
  });
  try {
    const pairs: Pair[] = [];
    for (const name of ['contact', 'slots', 'analysis'] as const) {
      pairs.push(await compareHanging(name, loads[name], server));
    }
    return pairs;
  } finally {
    await server.stop();
    never.closeAllConnections();
    never.close();
  }
}

async function compare(name: string, load: Load, ours: Server, bare: Server): Promise<Pair> {
  const rounds = [];
  // The first one warms both up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    rounds.push({ ours: await fresh(ours, load), other: await fresh(bare, load) });
  }
  return summary(name, rounds.slice(1));
}

async function compareHanging(name: string, load: Load, server: Server): Promise<Pair> {
  const short = { ...load, amount: 300 };
  const rounds = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const other = await fresh(server, short);
    const waiting = await hang(server);
    const ours = await fresh(server, short);
    await waiting.end();
    rounds.push({ ours, other });
  }
  return summary(name, rounds.slice(1));
}

/** Begins chats that wait for the service, and lets them end as they have to: with a 504. */
async function hang({ origin }: Server): Promise<{ end: () => Promise<void> }> {
  const began = performance.now();
  const { path, body } = loads.chat;
  const chats = Array.from({ length: AT_ONCE }, (_, number) =>
    fetch(origin + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body(number)),
    }),
  );
  // Until all of them are there.
  await new Promise((resolve) => setTimeout(resolve, 500));
  return {
    end: async () => {
      if (performance.now() - began > PATIENCE_MS) {
        throw new Error('The round took longer than the hanging calls: nothing was compared.');
      }
      const statuses = await Promise.all(chats.map(async (chat) => (await chat).status));
      if (statuses.some((status) => status !== 504)) throw new Error('A chat did not hang.');
    },
  };
}

async function fresh(server: Server, load: Load): Promise<Figures> {
  await server.clean();
  return measure(server.origin, load);
}

function summary(name: string, rounds: { ours: Figures; other: Figures }[]): Pair {
  const middle = (figures: Figures[]): Figures => ({
    perSecond: median(figures.map(({ perSecond }) => perSecond)),
    p99: median(figures.map(({ p99 }) => p99)),
  });
  return {
    name,
    ours: middle(rounds.map(({ ours }) => ours)),
    other: middle(rounds.map(({ other }) => other)),
    ratio: median(rounds.map(({ ours, other }) => ours.perSecond / other.perSecond)),
  };
}
