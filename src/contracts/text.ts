import * as z from 'zod/mini';
import { failures } from '#src/content/messages.ts';
import { cleanEmail, cleanName, cleanPhone, isEmailAddress } from './pasted.ts';
import { storable } from './storable.ts';

// Otherwise zod would try `new Function`, which triggers a content policy report.
z.config({ jitless: true });

/** Typed text: trimmed, and without what Postgres cannot store: null bytes and unpaired surrogates. */
export function typed() {
  return z.overwrite<string>((value) => storable(value).trim());
}

/** A typed or pasted name of a person or company. */
export function typedName() {
  return z.overwrite<string>((value) => cleanName(storable(value)));
}

/** A typed or pasted phone number. */
export function typedPhone() {
  return z.overwrite<string>((value) => cleanPhone(storable(value)));
}

/** An email address as it was meant. @param wrong the message for anything that mail cannot be sent to */
export function emailAddress(wrong: string) {
  return typedEmail(wrong).check(z.refine(isEmailAddress, wrong));
}

/** The same for a field that may stay empty. */
export function emailAddressOrNone(wrong: string) {
  return typedEmail(wrong).check(z.refine((value) => value === '' || isEmailAddress(value), wrong));
}

function typedEmail(wrong: string) {
  const field = z.string(wrong).check(z.overwrite((value) => cleanEmail(storable(value))));
  return field.register(z.globalRegistry, { format: 'email' });
}

/** A source text stored exactly as typed, except what Postgres cannot store. */
export function sourceText(missing: string) {
  return z.string(missing).check(z.overwrite(storable));
}

/** The maximum length of a field in characters, and the message for a longer text. */
interface Limit {
  length: number;
  message: string;
}

/** The limit of a field of the admin or the API; what visitors read is a message of its own. */
export function atMost(name: string, length: number): Limit {
  const count = length.toLocaleString('en-US');
  return { length, message: `${name} must be at most ${count} characters` };
}

function limited(wrong: string, max?: Limit, clean = typed()) {
  const text = z.string(wrong).check(clean);
  return max ? text.check(z.maxLength(max.length, max.message)) : text;
}

/** A required field; `missing` is the message if it is shorter than `min` or not a string. */
export function requiredText(min: number, missing: string, max?: Limit, clean = typed()) {
  return limited(missing, max, clean).check(z.minLength(min, missing));
}

/** An optional field; an empty string and null mean absent. `wrong` is the message for a non-string. */
export function optionalText(wrong: string, max?: Limit, clean = typed()) {
  return z.pipe(
    z.nullish(limited(wrong, max, clean)),
    z.transform((value) => value || undefined),
  );
}

/** A field that can be cleared: an empty string and null give null; absent stays absent. */
export function clearable(field: z.ZodMiniType<string, string>) {
  return z.optional(
    z.pipe(
      z.nullable(field),
      z.transform((value) => value || null),
    ),
  );
}

/** A whole number written in digits, between two bounds. @param message says so, with the bounds */
export function wholeNumber(message: (low: number, high: number) => string, low: number, high: number) {
  const wrong = message(low, high);
  return z.pipe(
    z.string().check(z.regex(/^\d{1,10}$/, wrong)),
    z.pipe(z.transform(Number), z.number().check(z.minimum(low, wrong), z.maximum(high, wrong))),
  );
}

/** Which part of a list is wanted: at most 100 entries, by default `limit`. */
export function pageOf(limit: number) {
  return {
    limit: z._default(wholeNumber(failures.limitNotWhole, 1, 100), limit),
    offset: z._default(wholeNumber(failures.offsetNotWhole, 0, 2 ** 31 - 1), 0),
  };
}
