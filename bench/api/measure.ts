import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { startServer } from '#server/testing/local-server.ts';
import { compare, type Figures, measure, middle, type Pair } from '../compare.ts';
import { repeat } from '../numbers.ts';
import { type MeasuredProgram, startProgram } from '../program.ts';
import { AT_ONCE, loads } from './load.ts';

/** Timeout of a request to a hanging outside service. Longer than any round takes. */
const HANGING_TIMEOUT_MS = 60_000;

/** Contact requests and bookings compared with the bare handler. */
export function measureAgainstBare(): Promise<Pair[]> {
  return onOurs({}, async (ours) => {
    const bare = await startProgram({ file: 'bench/api/bare-server.ts' });
    const pairs = each(['contact', 'booking'], (name) => compare(name, fresh(ours, name), fresh(bare, name)));
    return pairs.finally(bare.kill);
  });
}

/** Chat and analysis with the embedded assistant and model. */
export function measureAnswers(): Promise<(Figures & { name: string })[]> {
  return onOurs({}, (server) =>
    each(['chat', 'analysis'], async (name) => ({ name, ...middle(await repeat(fresh(server, name))) })),
  );
}

/** Other requests while as many chats wait for a service that never answers, compared with the same without them. */
export async function measureHanging(): Promise<Pair[]> {
  const { url, hangChats, stop } = await openHanging();
  const env = { CHATBOT_WEBHOOK_URL: url, UPSTREAM_TIMEOUT_MS: String(HANGING_TIMEOUT_MS) };
  return onOurs(env, (server) =>
    each(['contact', 'slots', 'analysis'], (name) => {
      const alone = fresh(server, name);
      const meanwhile = async () => {
        const end = await hangChats(server.origin);
        return alone().finally(end);
      };
      return compare(name, meanwhile, alone);
    }),
  ).finally(stop);
}

/** Measures some loads one after the other. */
async function each<T>(names: (keyof typeof loads)[], work: (name: keyof typeof loads) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (const name of names) results.push(await work(name));
  return results;
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

/** Some work on our functions behind a server. */
async function onOurs<T>(env: Record<string, string>, work: (server: MeasuredProgram) => Promise<T>): Promise<T> {
  const SESSION_SECRET = 'a secret of the benchmark, 32 bytes or more';
  const server = await startProgram({
    file: 'bench/api/our-server.ts',
    env: { LOCAL_PROGRAM: '1', SESSION_SECRET, ...env },
  });
  return work(server).finally(server.kill);
}

/** Rounds of a load, each on a database without the rows of earlier ones. */
function fresh(server: MeasuredProgram, name: keyof typeof loads): () => Promise<Figures> {
  return async () => {
    await server.ask('clean');
    return measure(server.origin, { ...loads[name], connections: AT_ONCE });
  };
}
