import type { Analyst } from '#api/assistant/analyst.ts';
import type { PriceSlip } from '#src/contracts/price-slip.ts';
import type { Assistant, OwnAnswer, OwnQuestion, ToLearn } from '#api/assistant/own-answer.ts';
import type { Asked, Told } from './assistant-worker.ts';
import { Thread } from './thread.ts';

/**
 * The embedded assistant and analyst in a thread of their own: the program answers everybody else while they learn and
 * think.
 */
export class AssistantThread implements Assistant {
  #thread = new Thread({
    name: 'assistant',
    file: new URL('assistant-worker.ts', import.meta.url),
    // The longest question takes about a second.
    maxWaiting: 20,
    retryAfter: 10,
  });

  learn(site: ToLearn): void {
    this.#thread.tell({ learn: site } satisfies Told);
  }

  /** @throws {HttpFailure} 429 where too many questions wait */
  async answer(question: OwnQuestion): Promise<OwnAnswer> {
    return (await this.#thread.ask({ question } satisfies Asked)) as OwnAnswer;
  }

  /** @throws {HttpFailure} as {@link answer} */
  async slip(job: string): Promise<PriceSlip> {
    return (await this.#thread.ask({ job } satisfies Asked)) as PriceSlip;
  }

  /** @throws {HttpFailure} as {@link answer} */
  analyze: Analyst = async (...industry) =>
    (await this.#thread.ask({ industry } satisfies Asked)) as Awaited<ReturnType<Analyst>>;

  close(): Promise<void> {
    return this.#thread.close();
  }
}
