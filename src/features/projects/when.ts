/**
 * 'August 2025' for '2025-08-04'.
 *
 * @param date yyyy-MM-dd; a calendar day, so no time zone moves it.
 */
export function monthAndYear(date: string): string {
  return new Date(date).toLocaleDateString('en-US', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}
