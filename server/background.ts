/** Tracks work that outlives its request, so that the program can finish it before it exits. */
export class Background {
  #pending = new Set<Promise<unknown>>();

  /** Tracks a promise. A rejection is logged, because nothing else would report it. */
  waitUntil = (promise: Promise<unknown>): void => {
    const settled = Promise.resolve(promise)
      .catch((error: unknown) => console.error(error))
      .finally(() => this.#pending.delete(settled));
    this.#pending.add(settled);
  };

  /** Resolves when no work is pending, including work that started while waiting. */
  async idle(): Promise<void> {
    while (this.#pending.size > 0) await Promise.all(this.#pending);
  }
}
