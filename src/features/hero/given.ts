/** What has to be there. Throws, naming it, where it is not. */
export function given<T>(value: T | null | undefined, name: string): T {
  if (value === null || value === undefined) throw new Error(`The hero scene has no ${name}`);
  return value;
}
