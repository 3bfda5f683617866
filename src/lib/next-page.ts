/**
 * Where a list goes on: the address in a header such as `Link: <…>; rel="next"` (RFC 8288), if it names
 * one.
 */
export function nextPage(link: string | null): string | undefined {
  return /<([^>]*)>\s*;[^,]*\brel="?next\b/.exec(link ?? '')?.[1];
}
