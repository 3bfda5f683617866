import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { startServer } from '#server/testing/local-server.ts';
import { median, repeat } from '../numbers.ts';
import { type Program, startProgram } from '../program.ts';
import { AT_ONCE, type Figures, type Load, loads, measure } from './load.ts';

/** Timeout of a request to a hanging outside service. Longer than any round takes. */
const HANGING_TIMEOUT_MS = 60_000;

/** Two measurements of the same load, and their ratio, each the median of the rounds. */
export interface Pair {
  name: string;
  ours: Figures;
  other: Figures;
  ratio: number;
}

/** Contact requests and bookings compared with the bare handler. */
export async function measureAgainstBare(): Promise<Pair[]> {
  const ours = await startOurs();
  const bare = await startProgram({ file: 'bench/api/bare-server.ts' });
  const pairs: Pair[] = [];
  try {
    for (const name of ['contact', 'booking'] as const) {
      const rounds = await repeat(async () => ({
        other: await fresh(bare, loads[name]),
        ours: await fresh(ours, loads[name]),
      }));
      pairs.push(summary(name, rounds));
    }
    return pairs;
  } finally {
    for (const server of [ours, bare]) await server.kill();
  }
}

/** Chat and analysis with the embedded assistant and model. */
export async function measureAnswers(): Promise<(Figures & { name: string })[]> {
  const server = await startOurs();
  try {
    const figures = [];
    for (const name of ['chat', 'analysis'] as const) {
      const rounds = await repeat(() => fresh(server, loads[name]));
      figures.push({ name, ...middle(rounds) });
    }
    return figures;
  } finally {
    await server.kill();
  }
}

/** Other requests while as many chats wait for a service that never answers, compared with the same without them. */
export async function measureHanging(): Promise<Pair[]> {
  const hanging = await openHanging();
  const server = await startOurs({
    CHATBOT_WEBHOOK_URL: hanging.url,
    UPSTREAM_TIMEOUT_MS: String(HANGING_TIMEOUT_MS),
  });
  try {
    const pairs: Pair[] = [];
    for (const name of ['contact', 'slots', 'analysis'] as const) {
      const rounds = await repeat(async () => {
        const other = await fresh(server, loads[name]);
        const end = await hanging.hangChats(server.origin);
        const ours = await fresh(server, loads[name]);
        await end();
        return { ours, other };
      });
      pairs.push(summary(name, rounds));
    }
    return pairs;
  } finally {
    await server.kill();
    hanging.stop();
  }
}

/** An outside service that accepts every request and does not answer it. */
async function openHanging() {
  const waiting: ServerResponse[] = [];
  const server = createServer((_request, response) => void waiting.push(response));
  const { origin: url, stop } = await startServer(server);

  /**
   * Starts as many chats as the rounds have concurrent requests; resolves when all of them wait for this service.
   *
   * @returns answers them all, and throws where a chat had not waited for that
   */
  async function hangChats(origin: string): Promise<() => Promise<void>> {
    const { method, path, body } = loads.chat;
    const headers = { 'Content-Type': 'application/json' };
    const chats = Array.from({ length: AT_ONCE }, async (_, number) => {
      const request = { method, headers, body: JSON.stringify(body(number)) };
      const chat = await fetch(origin + path, request);
      if (!chat.ok) throw new Error(`A chat that waited was answered with ${chat.status}.`);
      await chat.body?.cancel();
    });
    while (waiting.length < AT_ONCE) await once(server, 'request');
    return async () => {
      for (const response of waiting.splice(0)) {
        response.setHeader('Content-Type', 'application/json');
        response.end(JSON.stringify({ response: 'At last.' }));
      }
      await Promise.all(chats);
    };
  }

  return { url, hangChats, stop };
}

function startOurs(env?: Record<string, string>): Promise<Program> {
  const SESSION_SECRET = 'a secret of the benchmark, 32 bytes or more';
  return startProgram({
    file: 'bench/api/our-server.ts',
    env: { LOCAL_PROGRAM: '1', SESSION_SECRET, ...env },
  });
}

/** A round on a database without the rows of earlier ones. */
async function fresh(server: Program, load: Load): Promise<Figures> {
  await server.ask('clean');
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
