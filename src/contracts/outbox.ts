import * as z from 'zod/mini';

/** Which notifications to list: failed ones or pending ones. */
export const outboxQuery = z.object({
  state: z._default(z.enum(['dead', 'waiting'], 'State can only be dead or waiting'), 'dead'),
});

/** A message that has not been delivered, to the agency or to a person, as admins see it. */
export interface OutboxEntry {
  id: string;
  channel: 'webhook' | 'email' | 'log';
  /** `contact`, `call`, `call-moved`, `call-cancelled`, `call-visitor`, `call-reminder`, `reply`, `conversation` or `account`. */
  kind: string;
  /** What it reports, in one line. */
  subject: string;
  /** Id of the contact request, the call or the conversation; null where it is about none. */
  aboutId: number | null;
  state: 'dead' | 'waiting';
  /** Number of attempts since it was added or last restarted. */
  attempts: number;
  /** Why the last attempt failed; null before the first. */
  lastError: string | null;
  /** Dates are ISO 8601 in UTC. */
  createdAt: string;
  /** Null if it was given up. */
  nextAttemptAt: string | null;
  /** When it was given up. */
  deadAt: string | null;
}

/** The newest notifications of a state. */
export interface OutboxList {
  /** The total number. */
  total: number;
  /** At most 100. */
  messages: OutboxEntry[];
}
