import autocannon from 'autocannon';
import type { Rows } from '../figures.ts';
import { median, percent, repeat, whole } from '../numbers.ts';

/** As browsers send it. */
export const ENCODING = { 'accept-encoding': 'gzip, deflate, br' };

/** Requests per second for one path at both servers, and our share of the bare server's. */
export interface Row {
  path: string;
  bytes: number;
  ours: number;
  bare: number;
  ratio: number;
}

/** Minimum share of the bare server's requests per second. */
export const GOAL = 0.6;

const ROUND_SECONDS = 2;
const CONNECTIONS = 50;

export async function compare(path: string, ours: string, bare: string): Promise<Row> {
  const rounds = await repeat(async () => ({
    ours: await rateOf(ours + path),
    bare: await rateOf(bare + path),
  }));
  const response = await fetch(ours + path, { headers: ENCODING });
  await response.arrayBuffer();
  return {
    path,
    bytes: Number(response.headers.get('content-length')),
    ours: median(rounds.map((round) => round.ours)),
    bare: median(rounds.map((round) => round.bare)),
    ratio: median(rounds.map((round) => round.ours / round.bare)),
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

/** The cells of docs/bench/static.md, by path; the name of a hashed file differs between builds. */
export function cells(rows: readonly Row[], processors: number): Rows {
  return Object.fromEntries(
    rows.map(({ path, bytes, ours, bare, ratio }) => [
      path.startsWith('/_astro/') ? 'a hashed file' : path,
      [...[bytes, ours, bare].map(whole), percent(ratio), whole(processors)],
    ]),
  );
}
