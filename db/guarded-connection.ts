import type { DatabaseConnection } from 'kysely';
import { patienceLeft, spendPatience } from './patience.ts';
import { DatabaseUnavailable, saysUnavailable } from './unavailable.ts';

/** A connection on which nothing takes longer than the deadline, as far as the caller can tell. */
export class GuardedConnection implements DatabaseConnection {
  readonly inner: DatabaseConnection;
  /** Something asked of it passed its deadline. */
  isLate = false;
  readonly #deadline: number;
  readonly #asked = new Set<Promise<unknown>>();

  constructor(inner: DatabaseConnection, deadline: number) {
    this.inner = inner;
    this.#deadline = deadline;
  }

  executeQuery: DatabaseConnection['executeQuery'] = (...query) =>
    this.ask(() => this.inner.executeQuery(...query));

  streamQuery: DatabaseConnection['streamQuery'] = (...query) => this.inner.streamQuery(...query);

  /** Runs one thing on the connection, within the deadline; not even begins it where no patience is left. */
  async ask<T>(run: () => Promise<T>): Promise<T> {
    if (patienceLeft() <= 0) throw new DatabaseUnavailable('The database takes too long.');
    return this.askAnyway(run);
  }

  /** Runs one thing that has to be run however long everything took. */
  async askAnyway<T>(run: () => Promise<T>): Promise<T> {
    const running = run();
    this.#asked.add(running);
    const done = () => void this.#asked.delete(running);
    running.then(done, done);
    try {
      return await withDeadline(running, this.#deadline, 'an answer');
    } catch (error) {
      if (error instanceof Late) this.isLate = true;
      else if (!saysUnavailable(error)) throw error;
      throw new DatabaseUnavailable('The database does not answer.', { cause: error });
    }
  }

  /** When all that was asked of it has ended. */
  async idle(): Promise<void> {
    while (this.#asked.size > 0) await Promise.allSettled(this.#asked);
  }
}

class Late extends Error {}

/** @throws {Late} after so many milliseconds, or when patience is at its end; the work itself goes on */
export async function withDeadline<T>(
  work: Promise<T>,
  milliseconds: number,
  what: string,
): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const began = performance.now();
  const limit = Math.min(milliseconds, Math.max(0, patienceLeft()));
  const timer = setTimeout(() => reject(new Late(`No ${what} in ${limit} ms.`)), limit);
  return Promise.race([work, promise]).finally(() => {
    clearTimeout(timer);
    spendPatience(performance.now() - began);
  });
}
