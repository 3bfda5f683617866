import autocannon from 'autocannon';
import { ENCODING } from './bare.ts';

/** Requests per second for one path at both servers, and our share of the bare server's. */
export interface Row {
  path: string;
  /** Bytes of a body as it is sent. */
  bytes: number;
  ours: number;
  bare: number;
  ratio: number;
}

/** Alternating rounds, so that other work on the machine affects both. */
const ROUNDS = 7;
const ROUND_SECONDS = 2;
const CONNECTIONS = 50;

/** Medians over all rounds but the first, which warms both up. */
export async function compare(path: string, ours: string, bare: string): Promise<Row> {
  const rounds = [];
  for (let round = 0; round <= ROUNDS; round++) {
    rounds.push({ ours: await rateOf(ours + path), bare: await rateOf(bare + path) });
  }
  const counted = rounds.slice(1);
  const response = await fetch(ours + path, { headers: ENCODING });
  await response.arrayBuffer();
  return {
    path,
    bytes: Number(response.headers.get('content-length')),
    ours: median(counted.map((round) => round.ours)),
    bare: median(counted.map((round) => round.bare)),
    ratio: median(counted.map((round) => round.ours / round.bare)),
  };
}

/** @throws where anything but a 2xx came back */
async function rateOf(url: string): Promise<number> {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: ROUND_SECONDS,
    headers: ENCODING,
  });
  const { non2xx, errors, timeouts } = result;
  if (non2xx + errors + timeouts > 0) {
    throw new Error(`${url}: ${JSON.stringify({ non2xx, errors, timeouts })}`);
  }
  return result['2xx'] / result.duration;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
