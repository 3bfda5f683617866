/** How fast adults read plain English on a screen, rounded down. */
const WORDS_A_MINUTE = 220;

/** The time to read HTML, in whole minutes, at least one. */
export function minutesToRead(html: string): number {
  const words = html.replace(/<[^>]*>/g, ' ').match(/\S+/g) ?? [];
  return Math.max(1, Math.round(words.length / WORDS_A_MINUTE));
}
