/** The same requests to two servers, by turns. */
import autocannon from 'autocannon';
import { median, repeat } from './numbers.ts';

export interface Load {
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  /** Creates the body of each request from its number. */
  body?: (number: number) => unknown;
  connections: number;
  /** Requests in one round. With too few, the slowest hundredth would be those that open the connections. */
  amount?: number;
  /** Seconds of a round that ends after a time instead. */
  duration?: number;
}

export interface Figures {
  perSecond: number;
  /** Milliseconds within which 99 of 100 were answered. */
  p99: number;
}

/** Two measurements of the same load, and their ratio, each the median of the rounds. */
export interface Pair {
  name: string;
  ours: Figures;
  other: Figures;
  ratio: number;
}

/** Runs one round of requests. @throws where any of them is not answered with a 2xx */
export async function measure(origin: string, load: Load): Promise<Figures> {
  const { method, path, headers, body, connections, amount, duration } = load;
  let number = 0;
  const began = performance.now();
  let ended = began;
  const result = await autocannon({
    url: origin,
    connections,
    // In seconds. Slow answers are measured, not aborted.
    timeout: 60,
    ...(amount && { amount }),
    ...(duration && { duration }),
    // autocannon itself only checks once a second whether all answers are in.
    setupClient: (client) => void client.on('response', () => (ended = performance.now())),
    requests: [
      {
        method,
        path,
        headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { setupRequest: (request) => ({ ...request, body: JSON.stringify(body(number++)) }) }),
      },
    ],
  });
  const { '2xx': good, non2xx, errors, timeouts, latency } = result;
  if (non2xx + errors + timeouts > 0 || good < (amount ?? 1)) {
    const counts = JSON.stringify({ good, non2xx, errors, timeouts });
    throw new Error(`${path}: not all were answered with a 2xx: ${counts}`);
  }
  return { perSecond: (1000 * good) / (ended - began), p99: latency.p99 };
}

/** @param ours one round of ours. @param other one of what it is compared with */
export async function compare(
  name: string,
  ours: () => Promise<Figures>,
  other: () => Promise<Figures>,
): Promise<Pair> {
  const rounds = await repeat(async () => ({ other: await other(), ours: await ours() }));
  return {
    name,
    ours: middle(rounds.map((round) => round.ours)),
    other: middle(rounds.map((round) => round.other)),
    ratio: median(rounds.map((round) => round.ours.perSecond / round.other.perSecond)),
  };
}

export function middle(rounds: Figures[]): Figures {
  return {
    perSecond: median(rounds.map(({ perSecond }) => perSecond)),
    p99: median(rounds.map(({ p99 }) => p99)),
  };
}
