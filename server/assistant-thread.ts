import { Worker } from 'node:worker_threads';
import type { Analyst } from '#api/assistant/analyst.ts';
import type { Assistant, OwnAnswer, OwnQuestion, ToLearn } from '#api/assistant/own-answer.ts';
import { tooMany } from '#api/http/limits.ts';
import { describeError, log } from '#src/lib/log.ts';
import type { Asked, Order, Said } from './assistant-worker.ts';

/** Questions that wait for their answer. The longest takes about a second. */
const MAX_WAITING = 20;

/** Seconds in which a full queue is worked off. */
const RETRY_AFTER = 10;

/**
 * The embedded assistant and analyst in a thread of their own: the program answers everybody else while they learn and
 * think. The thread starts when it is first needed. One that fails is replaced at the next question.
 */
export class AssistantThread implements Assistant {
  #worker: Worker | undefined;
  #learned: ToLearn | undefined;
  #waiting = new Map<number, PromiseWithResolvers<unknown>>();
  #lastId = 0;

  learn(site: ToLearn): void {
    this.#learned = site;
    this.#send({ learn: site });
  }

  /** @throws {HttpFailure} 429 where too many questions wait */
  async answer(question: OwnQuestion): Promise<OwnAnswer> {
    return (await this.#ask({ question })) as OwnAnswer;
  }

  /** @throws {HttpFailure} as {@link answer} */
  analyse: Analyst = async (...industry) => (await this.#ask({ industry })) as Awaited<ReturnType<Analyst>>;

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  #ask(asked: Asked): Promise<unknown> {
    if (this.#waiting.size >= MAX_WAITING) throw tooMany(RETRY_AFTER);
    const waiting = Promise.withResolvers<unknown>();
    const id = ++this.#lastId;
    this.#waiting.set(id, waiting);
    this.#send({ id, ...asked });
    return waiting.promise;
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
