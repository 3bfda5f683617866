/** A number that can be the id of a row. */
export function positive(text = ''): number | undefined {
  const number = Number(text);
  return /^[1-9]\d{0,9}$/.test(text) && number < 2 ** 31 ? number : undefined;
}

/** Reads the id that comes after a prefix, in its path and paths below it; undefined if there can be no such row. */
export function idAfter(prefix: string): (pathname: string) => number | undefined {
  return (pathname) => positive(pathname.slice(prefix.length).split('/')[0]);
}
