import { setTimeout as sleep } from 'node:timers/promises';
import type { Slot } from '#src/domain/booking/booking.ts';
import type { WriteLog, Write } from './write-log.ts';

/** Milliseconds in which visitors still get answers once the step is ending. */
const LEAVE_TIMEOUT_MS = 15_000;

/** Visitors who retry forever: each sends its write with one Idempotency-Key until it is accepted or refused. */
export class Visitors {
  readonly #origin: () => string;
  readonly #writeLog: WriteLog;
  readonly #mayBreak: boolean;
  readonly #wishes: { phone: string; slot: Slot }[] = [];
  readonly #busy: Promise<void>[];
  /** Time at which visitors without an answer stop retrying. */
  #closing = Infinity;
  #count = 0;

  /**
   * @param options.origin called for every attempt
   * @param options.mayBreak whether connections may break without an answer, because the program is killed
   */
  constructor(options: { origin: () => string; writeLog: WriteLog; mayBreak?: boolean }) {
    this.#origin = options.origin;
    this.#writeLog = options.writeLog;
    this.#mayBreak = options.mayBreak ?? false;
    this.#busy = Array.from({ length: 6 }, () => this.#visit());
  }

  /** The next three visitors all book this slot. */
  want(slot: Slot): void {
    for (let rival = 0; rival < 3; rival++) this.#wishes.push({ phone: this.#phone(), slot });
  }

  /** Starts no new writes; resolves when every visitor was answered. */
  async leave(): Promise<void> {
    this.#closing = performance.now() + LEAVE_TIMEOUT_MS;
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
    const write = { kind: 'call', marker: phone, slot: `${slot.date} ${slot.timeSlot}` } as const;
    return this.#send(write, '/api/scheduled-calls', { phone, ...slot });
  }

  #contact(): Promise<void> {
    const company = `Company ${(this.#count += 1)}`;
    return this.#send({ kind: 'contact', marker: company }, '/api/contact', {
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
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': write.marker },
      body: JSON.stringify(body),
    };
    while (performance.now() < this.#closing) {
      const status = await this.#attempt(write, path, request);
      if (status !== undefined && status !== 503) return;
      // Far sooner than `Retry-After` asks, to hit the fault at every moment.
      await sleep(50);
    }
    this.#writeLog.faults.push(`never answered: ${write.kind} ${write.marker}`);
  }

  /** Returns the status; undefined where the connection broke. */
  async #attempt(write: Write, path: string, request: RequestInit): Promise<number | undefined> {
    const began = performance.now();
    try {
      const response = await fetch(this.#origin() + path, request);
      const answer = (await response.json()) as { id: number };
      const { status } = response;
      const retryAfter = response.headers.get('Retry-After');
      this.#writeLog.answered(write, { status, retryAfter, ms: performance.now() - began });
      if (status === 201) this.#writeLog.acknowledge(write, answer.id);
      return status;
    } catch (error) {
      this.#writeLog.broken += 1;
      if (!this.#mayBreak)
        this.#writeLog.faults.push(`${write.kind}: no answer (${String(error)})`);
      return undefined;
    }
  }

  #phone(): string {
    return `512555${String((this.#count += 1)).padStart(7, '0')}`;
  }
}
