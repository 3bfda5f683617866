/** A text without what Postgres cannot store: null bytes and unpaired surrogates. */
export function storable(text: string): string {
  return text.replace(/\0|\p{Surrogate}/gu, '');
}
