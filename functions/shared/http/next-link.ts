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
