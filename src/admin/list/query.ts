/** The value of a filter in a URL's query; undefined unless it is one of these. */
export function oneOf<Value extends string>(values: readonly Value[], given: string | null): Value | undefined {
  return values.find((value) => value === given);
}

/** A query string such as `?search=invoice&category=ai`, without undefined values; empty if none are left. */
export function queryString(values: Readonly<Record<string, string | false | null | undefined>>): string {
  const given = Object.entries(values).filter((entry): entry is [string, string] => !!entry[1]);
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
}

/** '1 item', '12 items'. */
export function counted(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? '' : 's'}`;
}
