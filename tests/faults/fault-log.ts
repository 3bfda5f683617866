/** What visitors sent, and what they and onlookers were answered. Compared with the database at the end. */

/** A contact request or a booking. */
export interface Write {
  kind: 'contact' | 'call';
  /** A text that no other write has: its company, or its phone number. */
  marker: string;
  /** The slot of a booking, as in `2027-03-15 09:00`. */
  slot?: string;
}

/** A write that was answered with a 201. */
interface Acknowledged extends Write {
  id: number;
}

/** Whatever is wrong, a visitor must be answered within this. */
const ANSWER_TIMEOUT_MS = 10_000;

export class FaultLog {
  readonly acknowledged: Acknowledged[] = [];
  /** What must not happen. */
  readonly faults: string[] = [];
  /** Times in milliseconds. */
  readonly figures = {
    /** Writes answered with 503. */
    refused: 0,
    /** The slowest answer to a write. */
    slowest: 0,
    /** The longest time from the end of a fault to the next acknowledged write. */
    recovery: 0,
    /** The slowest answer of /api/health, and of a page that needs no database. */
    health: 0,
    page: 0,
    /** Most open connections of Postgres; 0 where there is none. */
    backends: 0,
  };

  acknowledge(write: Write, id: number): void {
    this.acknowledged.push({ ...write, id });
  }

  /** Records the answer to a write. One that no visitor may get is a fault. */
  answered({ kind }: Write, { status, headers }: Response, ms: number): void {
    const { faults, figures } = this;
    figures.slowest = Math.max(figures.slowest, ms);
    if (ms >= ANSWER_TIMEOUT_MS) faults.push(`${kind}: ${status} after ${Math.round(ms)} ms`);
    if (status === 503) {
      figures.refused += 1;
      if (!Number(headers.get('Retry-After'))) faults.push(`${kind}: 503 without Retry-After`);
    } else if (status !== 201 && !(kind === 'call' && status === 409)) {
      faults.push(`${kind}: answered with ${status}`);
    }
  }
}
