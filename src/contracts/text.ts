import * as z from 'zod/mini';
import { storable } from './storable.ts';

// Otherwise zod would try `new Function`, which triggers a content policy report.
z.config({ jitless: true });

/** Typed text: trimmed, and without what Postgres cannot store: null bytes and unpaired surrogates. */
export function typed() {
  return z.overwrite<string>((value) => storable(value).trim());
}

/** A source text stored exactly as typed, except what Postgres cannot store. */
export function sourceText(missing: string) {
  return z.string(missing).check(z.overwrite(storable));
}

/** A required field; `missing` is the message if it is shorter than `min` or not a string. */
export function requiredText(
  min: number,
  missing: string,
  max?: { length: number; message: string },
) {
  return z
    .string(missing)
    .check(typed(), z.minLength(min, missing), z.maxLength(max?.length ?? Infinity, max?.message));
}

/** An optional field; an empty string and null mean absent. `wrong` is the message for a non-string. */
export function optionalText(wrong: string, max?: { length: number; message: string }) {
  return z.pipe(
    z.nullish(z.string(wrong).check(typed(), z.maxLength(max?.length ?? Infinity, max?.message))),
    z.transform((value) => value || undefined),
  );
}

/** An optional field that can be cleared: an empty string and null give null; absent stays absent. */
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

/** A whole number in a query string, between two bounds. */
export function wholeNumber(name: string, low: number, high: number) {
  const wrong = `${name} must be a whole number from ${low} to ${high}`;
  return z.pipe(
    z.string().check(z.regex(/^\d{1,10}$/, wrong)),
    z.pipe(z.transform(Number), z.number().check(z.minimum(low, wrong), z.maximum(high, wrong))),
  );
}
