import * as z from 'zod/mini';

/** Which messages to the house are asked for: those given up, or those on their way. */
export const outboxQuery = z.object({
  state: z._default(z.enum(['dead', 'waiting'], 'State can only be dead or waiting'), 'dead'),
});

/** A message to the house that has not been delivered, as admins see it. */
export interface OutboxEntry {
  id: string;
  channel: 'webhook' | 'email' | 'log';
  /** `contact`, `call`, `call-moved`, `call-cancelled`, `call-visitor` or `account`. */
  kind: string;
  /** What it reports, in one line. */
  subject: string;
  /** Id of the contact request or the call; null where it is about an account. */
  aboutId: number | null;
  state: 'dead' | 'waiting';
  /** Since it was put in, or was last begun anew. */
  attempts: number;
  /** Why the last attempt failed; null before the first. */
  lastError: string | null;
  /** Dates are ISO 8601 in UTC. */
  createdAt: string;
  /** Null where it was given up. */
  nextAttemptAt: string | null;
  /** When it was given up. */
  deadAt: string | null;
}

/** The newest messages of a state. */
export interface OutboxList {
  /** How many there are in all. */
  total: number;
  /** At most 100. */
  messages: OutboxEntry[];
}
