import { setTimeout as sleep } from 'node:timers/promises';
import type { Slot } from '#src/domain/booking/bookable-days.ts';
import { sampleContactRequest } from '../../bench/contact-request.ts';
import type { FaultLog, Write } from './fault-log.ts';

/** Milliseconds in which visitors still get answers once the step is ending. */
const LEAVE_TIMEOUT_MS = 15_000;

/**
 * Lets six visitors write who retry forever: each sends its write with one Idempotency-Key until it is accepted or
 * refused.
 *
 * @param origin called for every attempt
 * @param mayBreak whether connections may break without an answer, because the program is killed
 */
export function letVisit(origin: () => string, log: FaultLog, mayBreak: boolean) {
  const wanted: Slot[] = [];
  /** Time at which visitors without an answer stop retrying. */
  let closing = Infinity;
  let count = 0;
  const busy = Array.from({ length: 6 }, visit);

  async function visit(): Promise<void> {
    while (closing === Infinity) {
      const slot = wanted.shift();
      count += 1;
      if (slot) {
        const phone = `512555${String(count).padStart(7, '0')}`;
        const write = { kind: 'call', marker: phone, slot: `${slot.date} ${slot.timeSlot}` } as const;
        await send(write, '/api/scheduled-calls', { phone, ...slot });
      } else {
        const company = `Company ${count}`;
        await send({ kind: 'contact', marker: company }, '/api/contact', { ...sampleContactRequest, company });
      }
    }
  }

  async function send(write: Write, path: string, body: unknown): Promise<void> {
    const request = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': write.marker },
      body: JSON.stringify(body),
    };
    while (performance.now() < closing) {
      const status = await attempt(write, path, request);
      if (status !== undefined && status !== 503) return;
      // Far sooner than `Retry-After` asks, to hit the fault at every moment.
      await sleep(50);
    }
    log.faults.push(`never answered: ${write.kind} ${write.marker}`);
  }

  /** Returns the status; undefined where the connection broke. */
  async function attempt(write: Write, path: string, request: RequestInit) {
    const began = performance.now();
    try {
      const response = await fetch(origin() + path, request);
      const answer = (await response.json()) as { id: number };
      const { status } = response;
      log.answered(write, response, performance.now() - began);
      if (status === 201) log.acknowledge(write, answer.id);
      return status;
    } catch (error) {
      if (!mayBreak) log.faults.push(`${write.kind}: no answer (${String(error)})`);
      return undefined;
    }
  }

  return {
    /** The next three visitors all book this slot. */
    want: (slot: Slot) => void wanted.push(slot, slot, slot),
    /** Starts no new writes; resolves when every visitor was answered. */
    leave: async () => {
      closing = performance.now() + LEAVE_TIMEOUT_MS;
      await Promise.all(busy);
    },
  };
}
