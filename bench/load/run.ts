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
  /** Requests without an answer, by what became of them: a connection that broke, ten seconds that passed. */
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
  const result = await fire(program.origin, connections, seconds, ({ code, message }) => {
    const reason = code ?? message;
    lost[reason] = (lost[reason] ?? 0) + 1;
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

function fire(
  url: string,
  connections: number,
  duration: number,
  onLost: (error: NodeJS.ErrnoException) => void = () => undefined,
): Promise<autocannon.Result> {
  return new Promise((resolve, reject) => {
    const options = { url, connections, duration, requests: MIX };
    const running = autocannon(options, (error: unknown, result) =>
      error ? reject(error as Error) : resolve(result),
    );
    running.on('reqError', onLost);
  });
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
