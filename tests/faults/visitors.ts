import { setTimeout as sleep } from 'node:timers/promises';
import type { Slot } from '#src/domain/booking/booking.ts';
import type { Ledger, Write } from './ledger.ts';

/** Milliseconds that visitors are still answered in once they are about to leave. */
const LONGEST_LEAVE = 15_000;

/** Visitors who never tire: one sends its write, with one Idempotency-Key, until it is told yes or no. */
export class Visitors {
  readonly #origin: () => string;
  readonly #ledger: Ledger;
  readonly #mayBreak: boolean;
  readonly #wishes: { phone: string; slot: Slot }[] = [];
  readonly #busy: Promise<void>[];
  /** When whoever has not been told by then is left waiting. */
  #closing = Infinity;
  #count = 0;

  /**
   * @param options.origin asked for every attempt
   * @param options.mayBreak whether a connection may break without an answer, since the program is killed
   */
  constructor(options: { origin: () => string; ledger: Ledger; mayBreak?: boolean }) {
    this.#origin = options.origin;
    this.#ledger = options.ledger;
    this.#mayBreak = options.mayBreak ?? false;
    this.#busy = Array.from({ length: 6 }, () => this.#visit());
  }

  /** The next three visitors all want this slot. */
  want(slot: Slot): void {
    for (let rival = 0; rival < 3; rival++) this.#wishes.push({ phone: this.#phone(), slot });
  }

  /** Nobody begins anything new; resolves when everybody has been told. */
  async leave(): Promise<void> {
    this.#closing = performance.now() + LONGEST_LEAVE;
    await Promise.all(this.#busy);
  }

  async #visit(): Promise<void> {
    while (this.#closing === Infinity) {
      const wish = this.#wishes.shift();
      if (wish) await this.#book(wish);
      else await this.#contact();
    }
  }

  #book({ phone, slot }: { phone: string; slot: Slot }): Promise<void> {
    const write = { kind: 'call', mark: phone, slot: `${slot.date} ${slot.timeSlot}` } as const;
    return this.#send(write, '/api/scheduled-calls', { phone, ...slot });
  }

  #contact(): Promise<void> {
    const company = `Company ${(this.#count += 1)}`;
    return this.#send({ kind: 'contact', mark: company }, '/api/contact', {
      name: 'Ada Park',
      email: 'ada@park.example',
      company,
      message: 'We type every invoice twice, and both times somebody gets it wrong.',
      consent: true,
    });
  }

  async #send(write: Write, path: string, body: unknown): Promise<void> {
    const request = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': write.mark },
      body: JSON.stringify(body),
    };
    while (performance.now() < this.#closing) {
      const status = await this.#attempt(write, path, request);
      if (status !== undefined && status !== 503) return;
      // Far sooner than it is asked to: the fault is to be met from every side.
      await sleep(50);
    }
    this.#ledger.faults.push(`never told: ${write.kind} ${write.mark}`);
  }

  /** Gives the status; undefined where the connection broke. */
  async #attempt(write: Write, path: string, request: RequestInit): Promise<number | undefined> {
    const began = performance.now();
    try {
      const response = await fetch(this.#origin() + path, request);
      const answer = (await response.json()) as { id: number };
      const { status } = response;
      const retryAfter = response.headers.get('Retry-After');
      this.#ledger.answered(write, { status, retryAfter, ms: performance.now() - began });
      if (status === 201) this.#ledger.acknowledge(write, answer.id);
      return status;
    } catch (error) {
      this.#ledger.broken += 1;
      if (!this.#mayBreak) this.#ledger.faults.push(`${write.kind}: no answer (${String(error)})`);
      return undefined;
    }
  }

  #phone(): string {
    return `512555${String((this.#count += 1)).padStart(7, '0')}`;
  }
}
