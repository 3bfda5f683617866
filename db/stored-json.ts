/** JSON of the database, which another release may have written. */
import * as z from 'zod/mini';

/** A stored value as a schema describes it, or the fallback where it is something else. */
export function storedAs<T>(schema: z.ZodMiniType<T>, value: unknown, fallback: T): T {
  const { data } = schema.safeParse(value);
  return data ?? fallback;
}

/**
 * The fields of a stored object that are as their schemas describe them; others are left out, so that one that has changed
 * its shape since does not take the rest with it.
 */
export function fieldsAs<T extends object>(
  schemas: { readonly [Name in keyof T]: z.ZodMiniType<T[Name]> },
  value: unknown,
): Partial<T> {
  const fields: Partial<T> = {};
  if (typeof value !== 'object' || value === null) return fields;
  const stored = new Map(Object.entries(value));
  for (const name in schemas) {
    const { success, data } = schemas[name].safeParse(stored.get(name));
    if (success) fields[name] = data;
  }
  return fields;
}

/** A stored object, whatever is in it; an empty one where it is something else. */
export function storedObject(value: unknown): Record<string, unknown> {
  return storedAs(z.record(z.string(), z.unknown()), value, {});
}
