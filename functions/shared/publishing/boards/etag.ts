import { HttpFailure } from '#functions/shared/http/http-failure.ts';

/** The version of a row as an ETag. */
export function etagOf({ version }: { version: number }): string {
  return `"${version}"`;
}

/**
 * Prevents admins from overwriting changes that they have not seen. Weak prefixes, which proxies add, are ignored;
 * requests without `If-Match` pass.
 *
 * @throws {HttpFailure} 412
 */
export function requireMatch(request: Request, row: { version: number }): void {
  const header = request.headers.get('If-Match');
  if (header === null) return;
  const tags = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (tags.includes('*') || tags.includes(etagOf(row))) return;
  throw new HttpFailure(412, 'Somebody has changed this post since you opened it.');
}
