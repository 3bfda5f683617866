/** Consecutive timeouts that open a circuit. */
const THRESHOLD = 3;

/** Milliseconds for which an open circuit refuses every operation before it lets a probe through. */
const COOLDOWN = 1000;

/** How an operation went; `unknown` says nothing about the health of the other side. */
export type Outcome = 'answered' | 'timed out' | 'unknown';

/**
 * Refuses operations that would only time out. Consecutive timeouts open it. After the cooldown it is half-open and
 * lets one operation through as a probe, whose outcome closes it or opens it again. Immediate failures do not
 * open it, since they keep nobody waiting.
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

  leave(outcome: Outcome): void {
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
   * Runs a statement, unless the same one has timed out on the server several times in a row: while one table is
   * locked, only the statements that need it are refused.
   *
   * @param isTimeout whether an error is a timeout reported by the server
   * @param refused creates the error that is thrown while the circuit is open
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
