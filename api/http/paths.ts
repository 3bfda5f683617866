import { failures } from '#src/content/messages.ts';
import { HttpFailure } from './http-failure.ts';

/** The part of a path that is the id of a row. Anything else than a positive number is no address. */
export const ID = ':id{[1-9][0-9]*}';

/** The id of a row, as it stands in a path. @throws {HttpFailure} 404 for a number that no row can have */
export function idOf(text: string): number {
  const id = Number(text);
  if (id >= 2 ** 31) throw new HttpFailure(404, failures.noSuchAddress);
  return id;
}

/**
 * A `Link` header to the next page of a list (RFC 8288): the same address with another position. Parameters that the
 * list does not know are left out, since the cache may serve the answer to clients that did not send them.
 *
 * @param query the validated query
 * @param position the parameter of the position and its value
 */
export function nextLink(here: string, query: object, position: Readonly<Record<string, string>>): { Link: string } {
  const { pathname, searchParams } = new URL(here);
  const known = [...searchParams].filter(([name]) => Object.hasOwn(query, name));
  const next = new URLSearchParams(known);
  for (const [name, value] of Object.entries(position)) next.set(name, value);
  return { Link: `<${pathname}?${next}>; rel="next"` };
}

/**
 * A page of a list, and the link to the next one if there is one.
 *
 * @param rows read with one more than the limit, which shows whether there is a next page
 * @param query the validated query
 */
export function withNext<Row>(request: Request, rows: readonly Row[], query: { limit: number; offset: number }) {
  const { limit, offset } = query;
  const isMore = rows.length > limit;
  const next = isMore ? nextLink(request.url, query, { offset: String(offset + limit) }) : {};
  return { page: rows.slice(0, limit), next };
}
