import { Worker } from 'node:worker_threads';
import type { Assistant, OwnAnswer, OwnQuestion, ToLearn } from '#functions/shared/assistant/own-answer.ts';
import { tooMany } from '#functions/shared/http/limits.ts';
import { describeError, log } from '#src/lib/log.ts';
import type { Order, Said } from './assistant-worker.ts';

/** Questions that wait for their answer. The longest takes about a second. */
const MAX_WAITING = 20;

/** Seconds in which a full queue is worked off. */
const RETRY_AFTER = 10;

type Waiting = PromiseWithResolvers<OwnAnswer>;

/**
 * The embedded assistant in a thread of its own: the program answers everybody else while it learns and thinks. The
 * thread starts with what it first learns. One that fails is replaced at the next question.
 */
export class AssistantThread implements Assistant {
  #worker: Worker | undefined;
  #learned: ToLearn | undefined;
  #waiting = new Map<number, Waiting>();
  #lastId = 0;

  learn(site: ToLearn): void {
    this.#learned = site;
    this.#send({ learn: site });
  }

  /** @throws {HttpFailure} 429 where too many questions wait */
  answer(question: OwnQuestion): Promise<OwnAnswer> {
    if (this.#waiting.size >= MAX_WAITING) throw tooMany(RETRY_AFTER);
    const waiting = Promise.withResolvers<OwnAnswer>();
    const id = ++this.#lastId;
    this.#waiting.set(id, waiting);
    this.#send({ id, ask: question });
    return waiting.promise;
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  #send(order: Order): void {
    if (!this.#worker && this.#learned && !('learn' in order)) this.#send({ learn: this.#learned });
    this.#worker ??= this.#start();
    this.#worker.postMessage(order);
  }

  #start(): Worker {
    const worker = new Worker(new URL('assistant-worker.ts', import.meta.url));
    worker.unref();
    worker.on('message', (said: Said) => {
      const waiting = this.#waiting.get(said.id);
      this.#waiting.delete(said.id);
      if ('answer' in said) waiting?.resolve(said.answer);
      else waiting?.reject(said.error);
    });
    worker.on('error', (error) => log('error', { event: 'assistant failed', ...describeError(error) }));
    worker.on('exit', () => {
      this.#worker = undefined;
      const lost = [...this.#waiting.values()];
      this.#waiting.clear();
      for (const { reject } of lost) reject(new Error('The thread of the assistant has ended.'));
    });
    return worker;
  }
}
