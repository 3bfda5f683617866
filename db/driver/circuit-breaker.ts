import { DatabaseUnavailable, isServerTimeout } from '../unavailable.ts';

/** Consecutive timeouts that open a circuit. */
const THRESHOLD = 3;

/** Milliseconds for which an open circuit refuses every operation before it lets a probe through. */
const COOLDOWN = 1000;

/** How an operation went; `unknown` says nothing about the health of the other side. */
export type CallOutcome = 'answered' | 'timed out' | 'unknown';

/**
 * Refuses operations after consecutive timeouts, but not after failures that keep nobody waiting. After the cooldown
 * one operation is let through as a probe.
 */
export class CircuitBreaker {
  #timeouts = 0;
  #openUntil = 0;
  #isProbing = false;

  /** Whether an operation may start. If so, call {@link leave} when it has ended. */
  enter(): boolean {
    if (this.#timeouts < THRESHOLD) return true;
    if (this.#isProbing || performance.now() < this.#openUntil) return false;
    this.#isProbing = true;
    return true;
  }

  leave(outcome: CallOutcome): void {
    this.#isProbing = false;
    if (outcome === 'answered') this.#timeouts = 0;
    if (outcome !== 'timed out') return;
    this.#timeouts += 1;
    this.#openUntil = performance.now() + COOLDOWN;
  }
}

/** The circuits of one database: one for its server, and one for each statement that timed out. */
export class Circuits {
  readonly server = new CircuitBreaker();
  readonly #statements = new Map<string, CircuitBreaker>();

  /**
   * Runs a statement, unless the same one has just timed out several times: a locked table stops only the statements
   * that need it.
   */
  async statement<T>(sql: string, run: () => Promise<T>): Promise<T> {
    if (this.#statements.get(sql)?.enter() === false) {
      throw new DatabaseUnavailable('The database gave this up several times.');
    }
    try {
      const result = await run();
      this.#statements.delete(sql);
      return result;
    } catch (error) {
      const isTimeout = error instanceof DatabaseUnavailable && isServerTimeout(error.cause);
      // Looked up only now: runs at the same time count for one circuit.
      const circuit = this.#statements.get(sql) ?? new CircuitBreaker();
      if (isTimeout) this.#statements.set(sql, circuit);
      circuit.leave(isTimeout ? 'timed out' : 'unknown');
      throw error;
    }
  }
}
