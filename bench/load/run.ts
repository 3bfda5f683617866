import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { nextFreeSlots } from '#src/domain/booking/booking.ts';
import type { Held } from './program.ts';
import type { MeasuredProgram } from './start.ts';

/** What so many connections made of the program. */
export interface Row {
  connections: number;
  /** Requests answered a second. */
  perSecond: number;
  /** Milliseconds within which half and 99 of 100 were answered. */
  p50: number;
  p99: number;
  /** Answers by status. */
  statuses: Record<string, number>;
  /** Requests without an answer, by what was asked for and what became of it: a connection that broke, ten seconds that passed. */
  lost: Record<string, number>;
  /** Bytes held after the warm-up, and at the end. */
  warm: number;
  end: number;
  /** Handles that are open at the end and were not open before, by kind. */
  left: Record<string, number>;
}

const [slot] = nextFreeSlots([], new Date(), 1);

/** Ten requests, one of them a write, that every connection goes through again and again. */
const MIX: autocannon.Request[] = [
  ...['/', '/services', '/api/health', '/privacy-policy', '/api/blog', '/contact'].map(read),
  ...[`/api/scheduled-calls?date=${slot?.date}`, '/api/signal-board', '/projects'].map(read),
  {
    method: 'POST',
    path: '/api/contact',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Ada Park',
      email: 'ada@park.example',
      company: 'Park & Daughters',
      message: 'We type every invoice twice, and both times somebody gets it wrong.',
      consent: true,
    }),
  },
];

/** Milliseconds in which a program at rest finishes what is under way and lets connections go. */
const REST_MS = 8000;

/** Lets so many connections ask for so long, after a fifth of that, at most a minute, to warm up. */
export async function run(
  program: MeasuredProgram,
  connections: number,
  seconds: number,
): Promise<Row> {
  const before = await program.held();
  await fire(program.origin, connections, Math.min(60, seconds / 5));
  await sleep(REST_MS);
  const warm = await program.held();
  const lost: Row['lost'] = {};
  const began = performance.now();
  const result = await fire(program.origin, connections, seconds, (what, answered) => {
    lost[what] = (lost[what] ?? 0) + 1;
    const at = ((performance.now() - began) / 1000).toFixed(1);
    console.log(`${at} s: ${what}, on a connection that had ${answered} answers`);
  });
  await sleep(REST_MS);
  const end = await program.held();
  const statuses = Object.entries(result.statusCodeStats ?? {});
  return {
    connections,
    perSecond: result.requests.total / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    statuses: Object.fromEntries(statuses.map(([status, { count }]) => [status, Number(count)])),
    lost,
    warm: warm.memory,
    end: end.memory,
    left: leftBehind(before.handles, end.handles),
  };
}

/** @param onLost hears what was asked for and why it was lost, and how many answers came before */
async function fire(
  url: string,
  connections: number,
  duration: number,
  onLost: (what: string, answered: number) => void = () => undefined,
): Promise<autocannon.Result> {
  const setupClient = (client: NodeJS.EventEmitter) => {
    let asked = 0;
    let answered = 0;
    const lose = (reason: string) => {
      const { method, path } = MIX[(asked - 1) % MIX.length] ?? {};
      onLost(`${method} ${path}: ${reason}`, answered);
    };
    client.on('request', () => (asked += 1));
    client.on('response', () => (answered += 1));
    client.on('timeout', () => lose('no answer within 10 s'));
    client.on('connError', (error: NodeJS.ErrnoException) => lose(error.code ?? error.message));
  };
  return autocannon({ url, connections, duration, requests: MIX, setupClient });
}

function read(path: string): autocannon.Request {
  return { method: 'GET', path };
}

function leftBehind(before: Held['handles'], end: Held['handles']): Row['left'] {
  const more = Object.entries(end).map(
    ([kind, count]) => [kind, count - (before[kind] ?? 0)] as const,
  );
  return Object.fromEntries(more.filter(([, count]) => count > 0));
}
