/** Shortens a text to a maximum length, at a word boundary and with an added '…'. */
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
