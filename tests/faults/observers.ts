import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import type { FaultLog } from './fault-log.ts';

/** Milliseconds within which /api/health and a page that needs no database must answer. */
const LONGEST = { health: 3000, page: 1000 };

/** Ten a second. */
const INTERVAL = 100;

/**
 * Readers, a monitor and a visitor of a static page: ten requests per second of each, even while others wait.
 *
 * @returns stops them; resolves when all of them were answered
 */
export function observe(origin: () => string, { faults, figures }: FaultLog, mayBreak: boolean) {
  const waiting = new Set<Promise<void>>();
  const timer = setInterval(() => {
    for (const observer of [read, readHealth, openPage]) {
      const observing = observer().catch((error: unknown) => {
        if (!mayBreak) faults.push(`an onlooker: no answer (${String(error)})`);
      });
      waiting.add(observing);
      void observing.finally(() => waiting.delete(observing));
    }
  }, INTERVAL);

  async function read(): Promise<void> {
    const { status } = await get('/api/blog?limit=1');
    if (![200, 503].includes(status)) faults.push(`a reader: answered with ${status}`);
  }

  async function readHealth(): Promise<void> {
    const status = await timed('health', '/api/health');
    if (![200, 503].includes(status)) faults.push(`health: answered with ${status}`);
  }

  async function openPage(): Promise<void> {
    const status = await timed('page', '/plain');
    if (status !== 200) faults.push(`a page: answered with ${status}`);
  }

  async function timed(what: keyof typeof LONGEST, path: string): Promise<number> {
    const began = performance.now();
    const { status } = await get(path);
    const ms = performance.now() - began;
    figures[what] = Math.max(figures[what], ms);
    if (ms >= LONGEST[what]) faults.push(`${what}: only after ${Math.round(ms)} ms`);
    return status;
  }

  async function get(path: string): Promise<Response> {
    const response = await fetch(origin() + path);
    await response.arrayBuffer();
    return response;
  }

  return async () => {
    clearInterval(timer);
    await Promise.all(waiting);
  };
}

/** Counts the other connections of Postgres until the returned function is called, which returns the maximum. */
export async function countBackends(url: string): Promise<() => Promise<number>> {
  let most = 0;
  let isOver = false;
  const count = async () => {
    const client = new Client({ connectionString: url, application_name: 'counter' });
    // Postgres may be killed and stopped meanwhile. The next connection goes on counting.
    client.on('error', () => undefined);
    await client.connect();
    while (!isOver) {
      const { rows } = await client.query<{ count: number }>(`
        select count(*)::integer as count from pg_stat_activity
        where backend_type = 'client backend' and application_name not in ('counter', 'holder')
      `);
      most = Math.max(most, rows[0]?.count ?? 0);
      await sleep(50);
    }
    await client.end();
  };
  const counting = (async () => {
    while (!isOver) await count().catch(() => sleep(50));
  })();
  return async () => {
    isOver = true;
    await counting;
    return most;
  };
}
