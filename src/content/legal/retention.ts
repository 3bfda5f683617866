/**
 * How long what visitors leave here is kept, in days. The privacy policy prints these figures and
 * whatever deletes the rows must use them.
 */
export const retentionDays = {
  /** Contact requests, with the chat sent along. */
  leads: 730,
  /** Questions to the assistant and its answers. */
  chatMessages: 90,
  /** Booked calls, from the day of the call. */
  scheduledCalls: 365,
  /** Counters that hold a scrambled network address. */
  rateLimits: 1,
  /** Who logged in and what they did, and logins that failed; addresses scrambled anew each day. */
  auditLog: 365,
  /** Fingerprints that keep a request from being stored twice. */
  idempotencyKeys: 1,
} as const;

/** Days as the policy says them, e.g. '24 months', '90 days', '24 hours'. */
export function retentionText(days: number): string {
  if (days === 1) return '24 hours';
  return days >= 365 ? `${Math.round((days / 365) * 12)} months` : `${days} days`;
}
