/**
 * 'May 18, 2025' for '2025-05-18'.
 *
 * @param date yyyy-MM-dd; a calendar day, so no time zone moves it.
 */
export function longDate(date: string): string {
  return new Date(date).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}
