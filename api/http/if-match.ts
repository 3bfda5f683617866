import { HttpFailure } from './http-failure.ts';

/**
 * Refuses a change of something that has changed since: where `If-Match` does not name its ETag. Weak prefixes, which
 * proxies add, are ignored; requests without the header pass.
 *
 * @param message what to say then
 * @throws {HttpFailure} 412
 */
export function requireETag(request: Request, etag: string, message: string): void {
  const header = request.headers.get('If-Match');
  if (header === null) return;
  const tags = header.split(',').map(strongETag);
  if (!tags.includes('*') && !tags.includes(etag)) throw new HttpFailure(412, message);
}

/** An ETag without the prefix of a weak one. */
export function strongETag(tag: string): string {
  return tag.trim().replace(/^W\//, '');
}
