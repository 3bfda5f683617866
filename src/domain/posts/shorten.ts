/** A text of at most so many characters, cut between words and ended by '…' where it was longer. */
export function shorten(text: string, length: number): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= length) return plain;
  return `${
    plain
      .slice(0, length)
      .replace(/\s?\S*$/, '')
      .replace(/[.,;:]$/, '') || plain.slice(0, length - 1)
  }…`;
}
