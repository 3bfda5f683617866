/** Timeouts in a row that open a circuit. */
const THRESHOLD = 3;

/** Milliseconds for which an open circuit refuses every call before it lets a probe through. */
const COOLDOWN = 1000;

/** How a call went: the other side answered, it timed out, or nothing was learned. */
export type CallOutcome = 'answered' | 'timed out' | 'unknown';

/**
 * Refuses calls that would only wait. It opens after some timeouts in a row. After a pause it is half-open and
 * lets one call through as a probe, whose outcome closes it or opens it again. Failures that come at once open
 * nothing, since they keep nobody waiting.
 */
export class CircuitBreaker {
  #timeouts = 0;
  #openUntil = 0;
  #isProbing = false;

  /** Whether a call may begin; one that may is followed by {@link leave}. */
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

/** The circuits of one database: one for its server, and one for each statement that timed out there. */
export class Circuits {
  readonly server = new CircuitBreaker();
  readonly #statements = new Map<string, CircuitBreaker>();

  /**
   * Runs a statement, unless the server gave up the same one some times in a row: where one table is locked,
   * only what needs that table is refused.
   *
   * @param isTimeout tells by an error that the server gave it up
   * @param refused made and thrown where the circuit is open
   */
  async statement<T>(
    sql: string,
    run: () => Promise<T>,
    isTimeout: (error: unknown) => boolean,
    refused: () => Error,
  ): Promise<T> {
    if (this.#statements.get(sql)?.enter() === false) throw refused();
    try {
      const result = await run();
      this.#statements.delete(sql);
      return result;
    } catch (error) {
      const circuit = this.#statements.get(sql) ?? new CircuitBreaker();
      if (isTimeout(error)) this.#statements.set(sql, circuit);
      circuit.leave(isTimeout(error) ? 'timed out' : 'unknown');
      throw error;
    }
  }
}
