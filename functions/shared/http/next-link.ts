/**
 * Where a list goes on, as a `Link` header says it (RFC 8288): the same address with another place in it. What
 * the list does not read is left out, since the cache may give the answer to somebody who did not send it.
 *
 * @param query what was read of the address
 * @param place the parameter that says where, and its value
 */
export function nextLink(
  here: string,
  query: object,
  place: Readonly<Record<string, string>>,
): { Link: string } {
  const { pathname, searchParams } = new URL(here);
  const known = [...searchParams].filter(([name]) => Object.hasOwn(query, name));
  const next = new URLSearchParams(known);
  for (const [name, value] of Object.entries(place)) next.set(name, value);
  return { Link: `<${pathname}?${next}>; rel="next"` };
}
