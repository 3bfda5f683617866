/** The path params of a board's paths; undefined if there can be no such path. */

/** `/api/<board>/{id}` and paths below it. */
export function idAt(pathname: string): number | undefined {
  return positive(pathname.split('/')[3]);
}

/** `/api/<board>/{id}/revisions` and `/api/<board>/{id}/revisions/{version}`. */
export function revisionAt(pathname: string): { id: number; version?: number } | undefined {
  const [, , , first, , last] = pathname.split('/');
  const id = positive(first);
  if (last === undefined) return id === undefined ? undefined : { id };
  const version = positive(last);
  return id === undefined || version === undefined ? undefined : { id, version };
}

/** A number that can be the id of a row. */
export function positive(text = ''): number | undefined {
  const number = Number(text);
  return /^[1-9]\d{0,9}$/.test(text) && number < 2 ** 31 ? number : undefined;
}
