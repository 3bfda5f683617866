import { Worker } from 'node:worker_threads';
import { tooMany } from '#api/http/limits.ts';
import { describeError, log } from '#src/lib/log.ts';

/** What a thread answers to a question. */
export type ThreadAnswer = { id: number } & ({ answer: unknown } | { error: unknown });

interface ThreadOptions {
  /** For the log, and for the errors of questions that were lost: "assistant". */
  name: string;
  /** Its first file (thread-answers.ts). */
  file: URL;
  /** Questions that wait for their answer. */
  maxWaiting: number;
  /** Seconds in which a full queue is worked off. */
  retryAfter: number;
}

/**
 * A thread for work that would keep this one from everybody else. It starts when it is first needed, and answers one
 * question after the other. One that ends fails the questions it had, and is replaced at the next one.
 */
export class Thread {
  #options: ThreadOptions;
  #worker: Worker | undefined;
  #told: unknown;
  #waiting = new Map<number, PromiseWithResolvers<unknown>>();
  #lastId = 0;

  constructor(options: ThreadOptions) {
    this.#options = options;
  }

  /**
   * Asks, and waits for the answer. Both are copied: plain values.
   *
   * @throws {HttpFailure} 429 where too many questions wait
   * @throws what the thread threw, as an error of this thread
   */
  ask(question: unknown): Promise<unknown> {
    const { maxWaiting, retryAfter } = this.#options;
    if (this.#waiting.size >= maxWaiting) throw tooMany(retryAfter);
    const waiting = Promise.withResolvers<unknown>();
    const id = ++this.#lastId;
    this.#waiting.set(id, waiting);
    this.#worker ??= this.#start();
    this.#worker.postMessage({ id, question });
    return waiting.promise;
  }

  /** Tells what all questions from here on are answered from; a thread that takes the place of this one is told it too. */
  tell(told: object): void {
    this.#told = told;
    if (this.#worker) this.#worker.postMessage(told);
    else this.#worker = this.#start();
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  #start(): Worker {
    const { name, file } = this.#options;
    const worker = new Worker(file);
    worker.unref();
    worker.on('message', (said: ThreadAnswer) => {
      const waiting = this.#waiting.get(said.id);
      this.#waiting.delete(said.id);
      if ('answer' in said) waiting?.resolve(said.answer);
      else waiting?.reject(said.error);
    });
    worker.on('error', (error) => log('error', { event: `${name} failed`, ...describeError(error) }));
    worker.on('exit', () => {
      this.#worker = undefined;
      const lost = [...this.#waiting.values()];
      this.#waiting.clear();
      for (const { reject } of lost) reject(new Error(`The thread of the ${name} has ended.`));
    });
    if (this.#told) worker.postMessage(this.#told);
    return worker;
  }
}
