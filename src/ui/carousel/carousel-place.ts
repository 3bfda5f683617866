/** The text of the count line, e.g. '1–3 of 40', '7 of 40', and '39–1 of 40' where the loop wraps. */
export function placeText(first: number, last: number, total: number): string {
  return `${first === last ? first : `${first}–${last}`} of ${total}`;
}
