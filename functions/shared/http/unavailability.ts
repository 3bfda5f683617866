import { DatabaseUnavailable } from '#db/unavailable.ts';

/**
 * Puts off that the database does not answer: what is wrong with the request itself is said before
 * that.
 */
export class Unavailability {
  #first: DatabaseUnavailable | undefined;

  get isSo(): boolean {
    return this.#first !== undefined;
  }

  /** What the work gives; undefined where the database did not answer, now or before. */
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
