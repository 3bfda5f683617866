import * as z from 'zod/mini';

// zod would otherwise try `new Function`, which the content policy reports.
z.config({ jitless: true });

/**
 * Text that a person typed: trimmed, and without the two things that Postgres refuses to store, null
 * bytes and halves of a surrogate pair.
 */
export function typed() {
  return z.overwrite<string>((value) => storable(value).trim());
}

/** A source that is kept exactly as typed, save what Postgres refuses to store. */
export function sourceText(missing: string) {
  return z.string(missing).check(z.overwrite(storable));
}

function storable(value: string): string {
  return value.replace(/\0|\p{Surrogate}/gu, '');
}

/** A required field; `missing` is said where it is shorter than `min`, or no text at all. */
export function requiredText(
  min: number,
  missing: string,
  max?: { length: number; message: string },
) {
  return z
    .string(missing)
    .check(typed(), z.minLength(min, missing), z.maxLength(max?.length ?? Infinity, max?.message));
}

/** An optional field; an empty string and null mean absent. `wrong` is said of what is no text. */
export function optionalText(wrong: string, max?: { length: number; message: string }) {
  return z.pipe(
    z.nullish(z.string(wrong).check(typed(), z.maxLength(max?.length ?? Infinity, max?.message))),
    z.transform((value) => value || undefined),
  );
}

/** An optional field that can be cleared: an empty string and null give null, absent stays absent. */
export function clearableText(wrong: string, max?: { length: number; message: string }) {
  return z.optional(
    z.pipe(
      z.nullable(
        z.string(wrong).check(typed(), z.maxLength(max?.length ?? Infinity, max?.message)),
      ),
      z.transform((value) => value || null),
    ),
  );
}

/** A whole number of a query, between two bounds. */
export function wholeNumber(name: string, low: number, high: number) {
  const wrong = `${name} must be a whole number from ${low} to ${high}`;
  return z.pipe(
    z.string().check(z.regex(/^\d{1,10}$/, wrong)),
    z.pipe(z.transform(Number), z.number().check(z.minimum(low, wrong), z.maximum(high, wrong))),
  );
}
