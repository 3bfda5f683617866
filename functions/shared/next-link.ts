/**
 * Where a list goes on, as a `Link` header says it (RFC 8288): the same address with another place in it.
 *
 * @param place the parameter of the query that says where, and its value
 */
export function nextLink(here: string, place: Readonly<Record<string, string>>): { Link: string } {
  const { pathname, searchParams } = new URL(here);
  for (const [name, value] of Object.entries(place)) searchParams.set(name, value);
  return { Link: `<${pathname}?${searchParams}>; rel="next"` };
}
