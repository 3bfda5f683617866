/** Work that outlives the request it began in, so that the program ends after it. */
export class Background {
  #pending = new Set<Promise<unknown>>();

  /** Takes a promise; where it fails, that is written to the log, for nobody else would hear of it. */
  waitUntil = (promise: Promise<unknown>): void => {
    const settled = Promise.resolve(promise)
      .catch((error: unknown) => console.error(error))
      .finally(() => this.#pending.delete(settled));
    this.#pending.add(settled);
  };

  /** Resolves when nothing is pending, also nothing that was begun meanwhile. */
  async idle(): Promise<void> {
    while (this.#pending.size > 0) await Promise.all(this.#pending);
  }
}
