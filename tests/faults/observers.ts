import { Client } from 'pg';

/** What readers observe while others write. */
export interface Observations {
  /** Reads of posts that were answered, and those that got a 503. */
  reads: number;
  refusedReads: number;
  /** Milliseconds of the slowest answer of /api/health, and of a page that needs no database. */
  health: number;
  page: number;
  /** Most open connections of Postgres; 0 where there is none. */
  backends: number;
}

/** Milliseconds within which /api/health and a page that needs no database must answer. */
const LONGEST = { health: 3000, page: 1000 };

/** Ten a second. */
const INTERVAL = 100;

/** Readers, a monitor and a visitor of a static page: ten requests per second of each, even while others wait. */
export class Observers {
  readonly observations: Observations = {
    reads: 0,
    refusedReads: 0,
    health: 0,
    page: 0,
    backends: 0,
  };
  /** What must not happen. */
  readonly faults: string[] = [];
  readonly #origin: () => string;
  readonly #mayBreak: boolean;
  readonly #timer: NodeJS.Timeout;
  readonly #waiting = new Set<Promise<void>>();

  constructor(origin: () => string, mayBreak: boolean) {
    this.#origin = origin;
    this.#mayBreak = mayBreak;
    this.#timer = setInterval(() => {
      for (const observe of [this.#read, this.#readHealth, this.#openPage]) {
        const observing = observe().catch((error: unknown) => {
          if (!this.#mayBreak) this.faults.push(`an onlooker: no answer (${String(error)})`);
        });
        this.#waiting.add(observing);
        void observing.finally(() => this.#waiting.delete(observing));
      }
    }, INTERVAL);
  }

  /** Resolves when all of them were answered. */
  async leave(): Promise<void> {
    clearInterval(this.#timer);
    await Promise.all(this.#waiting);
  }

  #read = async () => {
    const { status } = await this.#get('/api/blog?limit=1');
    if (status === 200) this.observations.reads += 1;
    else if (status === 503) this.observations.refusedReads += 1;
    else this.faults.push(`a reader: answered with ${status}`);
  };

  #readHealth = async () => {
    const { status, ms } = await this.#get('/api/health');
    this.#timed('health', ms);
    if (![200, 503].includes(status)) this.faults.push(`health: answered with ${status}`);
  };

  #openPage = async () => {
    const { status, ms } = await this.#get('/plain');
    this.#timed('page', ms);
    if (status !== 200) this.faults.push(`a page: answered with ${status}`);
  };

  #timed(what: keyof typeof LONGEST, ms: number): void {
    this.observations[what] = Math.max(this.observations[what], ms);
    if (ms >= LONGEST[what]) this.faults.push(`${what}: only after ${Math.round(ms)} ms`);
  }

  async #get(path: string): Promise<{ status: number; ms: number }> {
    const began = performance.now();
    const response = await fetch(this.#origin() + path);
    await response.arrayBuffer();
    return { status: response.status, ms: performance.now() - began };
  }
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
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    await client.end();
  };
  const counting = (async () => {
    while (!isOver) await count().catch(() => new Promise((resolve) => setTimeout(resolve, 50)));
  })();
  return async () => {
    isOver = true;
    await counting;
    return most;
  };
}
