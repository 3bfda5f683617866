import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { nextFreeSlots } from '#src/domain/booking/bookable-days.ts';
import { sampleContactRequest } from '../contact-request.ts';
import type { MeasuredProgram } from '../program.ts';
import type { Held } from './program.ts';

export interface Row {
  connections: number;
  perSecond: number;
  /** Milliseconds within which 50 and 99 of 100 were answered. */
  p50: number;
  p99: number;
  statuses: Record<string, number>;
  /** Requests without an answer: the connection broke, or there was none for ten seconds. */
  lost: number;
  /** Bytes held after the warm-up, and at the end. */
  warm: number;
  end: number;
  /** Handles open at the end that were not open before, by kind. */
  left: Record<string, number>;
}

const [slot] = nextFreeSlots([], new Date(), 1);

/** Ten requests, one of them a write, that every connection repeats. */
const MIX: autocannon.Request[] = [
  ...['/', '/services', '/api/health', '/privacy-policy', '/api/blog', '/contact'].map(read),
  ...[`/api/scheduled-calls?date=${slot?.date}`, '/api/signal-board', '/projects'].map(read),
  {
    method: 'POST',
    path: '/api/contact',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(sampleContactRequest),
  },
];

/** Milliseconds in which an idle program finishes its work and closes connections. */
const REST_MS = 8000;

/** Runs the load for the given time, after a warm-up of a fifth of that, at most a minute. */
export async function run(program: MeasuredProgram, connections: number, seconds: number): Promise<Row> {
  const held = () => program.ask('held') as Promise<Held>;
  const before = await held();
  await fire(program.origin, connections, Math.min(60, seconds / 5));
  await sleep(REST_MS);
  const warm = await held();
  const result = await fire(program.origin, connections, seconds);
  await sleep(REST_MS);
  const end = await held();
  const statuses = Object.entries(result.statusCodeStats ?? {});
  return {
    connections,
    perSecond: result.requests.total / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    statuses: Object.fromEntries(statuses.map(([status, { count }]) => [status, Number(count)])),
    lost: result.errors,
    warm: warm.memory,
    end: end.memory,
    left: leftBehind(before.handles, end.handles),
  };
}

function fire(url: string, connections: number, duration: number): Promise<autocannon.Result> {
  return autocannon({ url, connections, duration, requests: MIX });
}

function read(path: string): autocannon.Request {
  return { method: 'GET', path };
}

function leftBehind(before: Held['handles'], end: Held['handles']): Row['left'] {
  const more = Object.entries(end).map(([kind, count]) => [kind, count - (before[kind] ?? 0)] as const);
  return Object.fromEntries(more.filter(([, count]) => count > 0));
}
