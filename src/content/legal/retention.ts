export { retentionDays } from './retention.data.ts';

/** Days as the policy prints them, e.g. '24 months', '90 days', '24 hours'. */
export function retentionText(days: number): string {
  if (days === 1) return '24 hours';
  return days >= 365 ? `${Math.round((days / 365) * 12)} months` : `${days} days`;
}
