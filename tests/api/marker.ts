/** In all personal data that these journeys send. No log may contain it. */
export const MARKER = 'quillfeather';

/** A number that is not assigned. */
export const PHONE = '+1 (512) 555-0188';

/** Different each time, so that journeys can run twice on one database. */
export function newMarker(): string {
  return `${MARKER}-${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`;
}
