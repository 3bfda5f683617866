/** The URL of the next page from a header such as `Link: <…>; rel="next"` (RFC 8288), if there is one. */
export function nextPage(link: string | null): string | undefined {
  return /<([^>]*)>\s*;[^,]*\brel="?next\b/.exec(link ?? '')?.[1];
}
