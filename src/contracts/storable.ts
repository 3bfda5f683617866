/** A text without what Postgres cannot store: null bytes and unpaired surrogates. */
export function storable(text: string): string {
  return text.replace(/\0|\p{Surrogate}/gu, '');
}

/** A part of a path, decoded; undefined if it cannot be, or has a null byte. */
export function decodePart(part: string): string | undefined {
  try {
    const text = decodeURIComponent(part);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}
