import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';
import type { FaultLog } from './fault-log.ts';

interface Onlooker {
  who: 'reader' | 'health' | 'page';
  path: string;
  statuses: readonly number[];
  /** Milliseconds within which an answer must come. */
  longest: number;
}

const ONLOOKERS: readonly Onlooker[] = [
  { who: 'reader', path: '/api/blog?limit=1', statuses: [200, 503], longest: Infinity },
  { who: 'health', path: '/api/health', statuses: [200, 503], longest: 3000 },
  // A page that needs no database.
  { who: 'page', path: '/plain', statuses: [200], longest: 1000 },
];

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
    for (const onlooker of ONLOOKERS) {
      const observing = look(onlooker).catch((error: unknown) => {
        if (!mayBreak) faults.push(`${onlooker.who}: no answer (${String(error)})`);
      });
      waiting.add(observing);
      void observing.finally(() => waiting.delete(observing));
    }
  }, INTERVAL);

  async function look({ who, path, statuses, longest }: Onlooker): Promise<void> {
    const began = performance.now();
    const response = await fetch(origin() + path);
    await response.arrayBuffer();
    const ms = performance.now() - began;
    if (!statuses.includes(response.status)) faults.push(`${who}: answered with ${response.status}`);
    if (who !== 'reader') figures[who] = Math.max(figures[who], ms);
    if (ms >= longest) faults.push(`${who}: only after ${Math.round(ms)} ms`);
  }

  return async () => {
    clearInterval(timer);
    await Promise.all(waiting);
  };
}

/** Counts the other connections of Postgres until the returned function is called, which returns the maximum. */
export function countBackends(url: string): () => Promise<number> {
  const pool = new Pool({ connectionString: url, application_name: 'counter', max: 1 });
  // Postgres may be killed and stopped meanwhile. The next connection goes on counting.
  pool.on('error', () => undefined);
  let most = 0;
  let isOver = false;
  const count = async () => {
    const { rows } = await pool.query<{ count: number }>(`
      select count(*)::integer as count from pg_stat_activity
      where backend_type = 'client backend' and application_name not in ('counter', 'holder')
    `);
    most = Math.max(most, rows[0]?.count ?? 0);
  };
  const counting = (async () => {
    for (; !isOver; await sleep(50)) await count().catch(() => undefined);
  })();
  return async () => {
    isOver = true;
    await counting;
    await pool.end();
    return most;
  };
}
