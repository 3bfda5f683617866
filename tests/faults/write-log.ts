/** What visitors sent and what they were answered, compared with the database at the end. */

/** A contact request or a booking. */
export interface Write {
  kind: 'contact' | 'call';
  /** A text that no other write has: its company, or its phone number. */
  marker: string;
  /** The slot of a booking, as in `2027-03-15 09:00`. */
  slot?: string;
}

/** A write that was answered with a 201. */
export interface Acknowledged extends Write {
  id: number;
}

/** The answer to one attempt of a write. */
interface Answer {
  status: number;
  retryAfter: string | null;
  /** Milliseconds it took. */
  ms: number;
}

/** Whatever is wrong, a visitor must be answered within this. */
const ANSWER_TIMEOUT_MS = 10_000;

export class WriteLog {
  readonly acknowledged: Acknowledged[] = [];
  /** Answers with 503. */
  refused = 0;
  /** Milliseconds of the slowest answer. */
  slowest = 0;
  /** What must not happen. */
  readonly faults: string[] = [];

  acknowledge(write: Write, id: number): void {
    this.acknowledged.push({ ...write, id });
  }

  /** Records an answer. One that no visitor may get is a fault. */
  answered({ kind }: Write, { status, retryAfter, ms }: Answer): void {
    this.slowest = Math.max(this.slowest, ms);
    if (ms >= ANSWER_TIMEOUT_MS) this.faults.push(`${kind}: ${status} after ${Math.round(ms)} ms`);
    if (status === 503) {
      this.refused += 1;
      if (!Number(retryAfter)) this.faults.push(`${kind}: 503 without Retry-After`);
    } else if (status !== 201 && !(kind === 'call' && status === 409)) {
      this.faults.push(`${kind}: answered with ${status}`);
    }
  }
}
