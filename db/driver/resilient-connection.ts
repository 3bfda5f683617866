import type { DatabaseConnection } from 'kysely';
import type { Circuits } from './circuit-breaker.ts';
import { budgetLeft, spendBudget } from '../time-budget.ts';
import { DatabaseUnavailable, isServerTimeout, saysUnavailable } from '../unavailable.ts';

/** A connection that can be closed at once; queries that are waiting on it then fail. */
export interface Destroyable extends DatabaseConnection {
  destroy?: () => void;
}

/** A connection on which no operation takes longer than the deadline, from the caller's view. */
export class ResilientConnection implements DatabaseConnection {
  readonly inner: Destroyable;
  /** An operation has passed the deadline, so the connection must not be reused. */
  isLate = false;
  /** The server has answered at least once. */
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

  /** Runs an operation within the deadline; does not start it if no time budget is left. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (budgetLeft() <= 0) throw new DatabaseUnavailable('The database takes too long.');
    return this.runAnyway(work);
  }

  /** Runs an operation that is needed even if no time budget is left. */
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

  /** Resolves once all operations on the connection have ended. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.allSettled(this.#running);
  }

  #giveUp(): void {
    this.isLate = true;
    this.inner.destroy?.();
  }
}

/** An operation passed its deadline. */
export class TimeoutError extends Error {
  override name = 'TimeoutError';
  /** In milliseconds. */
  readonly waited: number;

  constructor(what: string, waited: number) {
    super(`No ${what} in ${waited} ms.`);
    this.waited = waited;
  }
}

/** @throws {TimeoutError} after so many milliseconds, or once the time budget is spent; the work itself goes on */
export async function withDeadline<T>(work: Promise<T>, milliseconds: number, what: string) {
  const { promise, reject } = Promise.withResolvers<never>();
  const began = performance.now();
  const limit = Math.min(milliseconds, Math.max(0, budgetLeft()));
  const timer = setTimeout(() => reject(new TimeoutError(what, limit)), limit);
  return Promise.race([work, promise]).finally(() => {
    clearTimeout(timer);
    spendBudget(performance.now() - began);
  });
}
