import type { DatabaseConnection } from 'kysely';
import type { Circuits } from './circuit-breaker.ts';
import { budgetLeft, spendBudget } from './time-budget.ts';
import { DatabaseUnavailable, isServerTimeout, saysUnavailable } from './unavailable.ts';

/** A connection that can be ended at once; whatever waits for it fails then. */
export interface Destroyable extends DatabaseConnection {
  destroy?: () => void;
}

/** A connection on which nothing takes longer than the deadline, as far as the caller can tell. */
export class ResilientConnection implements DatabaseConnection {
  readonly inner: Destroyable;
  /** Something asked of it passed its deadline; it is good for nothing more. */
  isLate = false;
  /** The server has answered something. */
  isAnswered = false;
  readonly #deadline: number;
  readonly #circuits: Circuits;
  readonly #running = new Set<Promise<unknown>>();

  constructor(inner: Destroyable, deadline: number, circuits: Circuits) {
    this.inner = inner;
    this.#deadline = deadline;
    this.#circuits = circuits;
  }

  executeQuery: DatabaseConnection['executeQuery'] = (query, ...options) =>
    this.#circuits.statement(
      query.sql,
      () => this.run(() => this.inner.executeQuery(query, ...options)),
      (error) => error instanceof DatabaseUnavailable && isServerTimeout(error.cause),
      () => new DatabaseUnavailable('The database gave this up several times.'),
    );

  streamQuery: DatabaseConnection['streamQuery'] = (...query) => this.inner.streamQuery(...query);

  /** Runs one thing on the connection within the deadline; does not begin it where no budget is left. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (budgetLeft() <= 0) throw new DatabaseUnavailable('The database takes too long.');
    return this.runAnyway(work);
  }

  /** Runs one thing that has to be run however long everything took. */
  async runAnyway<T>(work: () => Promise<T>): Promise<T> {
    const running = work();
    this.#running.add(running);
    const done = () => void this.#running.delete(running);
    running.then(done, done);
    try {
      const result = await withDeadline(running, this.#deadline, 'an answer');
      this.isAnswered = true;
      return result;
    } catch (error) {
      if (error instanceof TimeoutError) this.#giveUp();
      else if (!saysUnavailable(error)) {
        this.isAnswered = true;
        throw error;
      } else if (isServerTimeout(error)) this.isAnswered = true;
      throw new DatabaseUnavailable('The database does not answer.', { cause: error });
    }
  }

  /** When all that was asked of it has ended. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.allSettled(this.#running);
  }

  #giveUp(): void {
    this.isLate = true;
    this.inner.destroy?.();
  }
}

/** The deadline passed. */
export class TimeoutError extends Error {
  override name = 'TimeoutError';
  /** In milliseconds. */
  readonly waited: number;

  constructor(what: string, waited: number) {
    super(`No ${what} in ${waited} ms.`);
    this.waited = waited;
  }
}

/** @throws {TimeoutError} after so many milliseconds, or when the budget is spent; the work itself goes on */
export async function withDeadline<T>(
  work: Promise<T>,
  milliseconds: number,
  what: string,
): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const began = performance.now();
  const limit = Math.min(milliseconds, Math.max(0, budgetLeft()));
  const timer = setTimeout(() => reject(new TimeoutError(what, limit)), limit);
  return Promise.race([work, promise]).finally(() => {
    clearTimeout(timer);
    spendBudget(performance.now() - began);
  });
}
