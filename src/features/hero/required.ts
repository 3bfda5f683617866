/** Returns a required value; throws an error that names it if it is missing. */
export function required<T>(value: T | null | undefined, name: string): T {
  if (value === null || value === undefined) throw new Error(`The hero scene has no ${name}`);
  return value;
}
