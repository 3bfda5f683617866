/** An address, or null if it is none: what `URL.parse` gives, which Chrome has since 126 and Safari since 18. */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
