/** What an adult reads of plain English prose on a screen in a minute, rounded down. */
const WORDS_A_MINUTE = 220;

/** Whole minutes that HTML takes to read, at least one. */
export function minutesToRead(html: string): number {
  const words = html.replace(/<[^>]*>/g, ' ').match(/\S+/g) ?? [];
  return Math.max(1, Math.round(words.length / WORDS_A_MINUTE));
}
