/** A number that can be the id of a row. */
export function positive(text = ''): number | undefined {
  const number = Number(text);
  return /^[1-9]\d{0,9}$/.test(text) && number < 2 ** 31 ? number : undefined;
}

/** Reads the id that comes after a prefix, in its path and paths below it; undefined if there can be no such row. */
export function idAfter(prefix: string): (pathname: string) => number | undefined {
  return (pathname) => positive(pathname.slice(prefix.length).split('/')[0]);
}

/**
 * A `Link` header to the next page of a list (RFC 8288): the same address with another position. Parameters that the
 * list does not know are left out, since the cache may serve the answer to clients that did not send them.
 *
 * @param query the validated query
 * @param position the parameter of the position and its value
 */
export function nextLink(
  here: string,
  query: object,
  position: Readonly<Record<string, string>>,
): { Link: string } {
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
export function withNext<Row>(
  request: Request,
  rows: readonly Row[],
  query: { limit: number; offset: number },
): { page: Row[]; next: { Link?: string } } {
  const { limit, offset } = query;
  const isMore = rows.length > limit;
  const next = isMore ? nextLink(request.url, query, { offset: String(offset + limit) }) : {};
  return { page: rows.slice(0, limit), next };
}
