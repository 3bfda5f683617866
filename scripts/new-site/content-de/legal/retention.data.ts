/**
 * How long visitors' data is stored, in days. The privacy policy prints these figures, and the cleanup that
 * deletes the rows must use them.
 */
export const retentionDays = {
  /** Contact requests, including a chat transcript sent with one. */
  leads: 730,
  /** Questions to the assistant and its answers. */
  chatMessages: 90,
  /** Bookings, counted from the day of the call. */
  scheduledCalls: 365,
  /** Rate-limit counters, which contain a hashed network address. */
  rateLimits: 1,
  /** The audit log and failed logins; addresses are hashed with a daily salt. */
  auditLog: 365,
  /** Idempotency keys: hashes that stop a request from being stored twice. */
  idempotencyKeys: 1,
} as const;
