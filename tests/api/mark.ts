/** Stands in all that a visitor of these journeys says of himself; no log may hold it. */
export const MARK = 'quillfeather';

/** A number of nobody. */
export const PHONE = '+1 (512) 555-0188';

/** Different each time, so that journeys can be run twice on one database. */
export function newMark(): string {
  return `${MARK}-${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`;
}
