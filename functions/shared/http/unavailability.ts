import { DatabaseUnavailable } from '#db/unavailable.ts';

/** Defers the error of an unavailable database, so that errors in the request itself are reported first. */
export class Unavailability {
  #first: DatabaseUnavailable | undefined;

  get occurred(): boolean {
    return this.#first !== undefined;
  }

  /** The result of the work; undefined if the database is unavailable, now or in earlier work. */
  async during<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (this.#first) return undefined;
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error;
      this.#first = error;
      return undefined;
    }
  }

  /** @throws {DatabaseUnavailable} the first one */
  rethrow(): void {
    if (this.#first) throw this.#first;
  }
}
