/** `?search=invoice&category=ai` of what is given; empty where nothing is. */
export function addressPart(
  values: Readonly<Record<string, string | false | null | undefined>>,
): string {
  const given = Object.entries(values).filter((entry): entry is [string, string] => !!entry[1]);
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
}
