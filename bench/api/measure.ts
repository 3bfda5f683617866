import { type Hanging, hangChats, openHanging } from './hanging.ts';
import { type Figures, type Load, loads, measure, median } from './load.ts';
import { type Server, startServer } from './server.ts';

/** Short alternating rounds, so that other work on the machine affects both. */
export const ROUNDS = 7;

/** Rounds before those, because code that runs often gets faster. */
const WARM_UP = 2;

/** Timeout of a request to a hanging outside service. Longer than any round takes. */
const HANGING_TIMEOUT_MS = 60_000;

const environment = {
  LOCAL_PROGRAM: '1',
  SESSION_SECRET: 'a secret of the benchmark, 32 bytes or more',
  RATE_LIMIT_FACTOR: '1000000',
  DATABASE_URL: '',
  CHATBOT_WEBHOOK_URL: '',
  INDUSTRY_ANALYSIS_WEBHOOK_URL: '',
  LLM_BASE_URL: '',
  LLM_MODEL: '',
  ASSISTANT_MODEL: '',
  NOTIFY_WEBHOOK_URL: '',
  SMTP_URL: '',
  NOTIFY_EMAIL: '',
};

/** Two measurements of the same load, and their ratio, each the median of the rounds. */
export interface Pair {
  name: string;
  ours: Figures;
  other: Figures;
  /** Our requests per second divided by the other's. */
  ratio: number;
}

/** Contact requests and bookings compared with the bare handler, with and without its count of requests. */
export async function measureAgainstBare(): Promise<{ same: Pair[]; uncounted: Pair[] }> {
  const ours = await startServer('our-server', environment);
  const bare = await startServer('bare-server');
  const uncounting = await startServer('bare-server', { NO_COUNT: 'yes' });
  const same: Pair[] = [];
  const uncounted: Pair[] = [];
  try {
    for (const name of ['contact', 'booking'] as const) {
      const load = loads[name];
      const rounds = await repeat(async () => ({
        bare: await fresh(bare, load),
        ours: await fresh(ours, load),
        uncounted: await fresh(uncounting, load),
      }));
      same.push(
        summary(
          name,
          rounds.map(({ ours, bare: other }) => ({ ours, other })),
        ),
      );
      uncounted.push(
        summary(
          name,
          rounds.map(({ ours, uncounted: other }) => ({ ours, other })),
        ),
      );
    }
    return { same, uncounted };
  } finally {
    for (const server of [ours, bare, uncounting]) await server.stop();
  }
}

/** Chat and analysis with the embedded assistant and model. */
export async function measureAnswers(): Promise<(Figures & { name: string })[]> {
  const server = await startServer('our-server', environment);
  try {
    const figures = [];
    for (const name of ['chat', 'analysis'] as const) {
      const rounds = await repeat(() => fresh(server, loads[name]));
      figures.push({ name, ...middle(rounds) });
    }
    return figures;
  } finally {
    await server.stop();
  }
}

/** Other requests while as many chats wait for a service that never answers, compared with the same without them. */
export async function measureHanging(): Promise<Pair[]> {
  const hanging = await openHanging();
  const server = await startServer('our-server', {
    ...environment,
    CHATBOT_WEBHOOK_URL: hanging.url,
    UPSTREAM_TIMEOUT_MS: String(HANGING_TIMEOUT_MS),
  });
  try {
    const pairs: Pair[] = [];
    for (const name of ['contact', 'slots', 'analysis'] as const) {
      pairs.push(await compareHanging(name, server, hanging));
    }
    return pairs;
  } finally {
    await server.stop();
    hanging.close();
  }
}

async function compareHanging(
  name: 'contact' | 'slots' | 'analysis',
  server: Server,
  hanging: Hanging,
): Promise<Pair> {
  const rounds = await repeat(async () => {
    const other = await fresh(server, loads[name]);
    const chats = await hangChats(server.origin, hanging);
    const ours = await fresh(server, loads[name]);
    await chats.end();
    return { ours, other };
  });
  return summary(name, rounds);
}

/** The results of the rounds after the warm-up. */
async function repeat<T>(round: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let i = 0; i < WARM_UP + ROUNDS; i += 1) results.push(await round());
  return results.slice(WARM_UP);
}

async function fresh(server: Server, load: Load): Promise<Figures> {
  await server.clean();
  return measure(server.origin, load);
}

function summary(name: string, rounds: { ours: Figures; other: Figures }[]): Pair {
  return {
    name,
    ours: middle(rounds.map(({ ours }) => ours)),
    other: middle(rounds.map(({ other }) => other)),
    ratio: median(rounds.map(({ ours, other }) => ours.perSecond / other.perSecond)),
  };
}

function middle(rounds: Figures[]): Figures {
  return {
    perSecond: median(rounds.map(({ perSecond }) => perSecond)),
    p99: median(rounds.map(({ p99 }) => p99)),
  };
}
