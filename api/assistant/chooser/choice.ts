import * as z from 'zod/mini';
import { counts } from '#src/content/language.ts';
import { objectsIn } from '#src/lib/json-in-text.ts';
import { type Intent, intents } from './intents.ts';

/** What a language model has chosen, as far as it could be read. */
export type ModelChoice = z.infer<typeof choice>;

/** More than these are dropped. */
const [PASSAGES, ITEMS, SUGGESTIONS] = [6, 12, 3];

/** An id as it may be written: with brackets, quotation marks or a bullet around it, or in an object. */
function idIn(value: unknown): string[] {
  if (typeof value === 'object' && value !== null && 'id' in value) return idIn(value.id);
  if (typeof value !== 'string' && typeof value !== 'number') return [];
  return [String(value).replace(/^[\s[("'`*•-]+|[\s\])"'`*,.;:]+$/g, '')];
}

/** A list of ids, also where one string holds them all. */
const idsUpTo = (most: number) =>
  z.pipe(
    z.optional(z.unknown()),
    z.transform((value): string[] => {
      const parts: unknown = typeof value === 'string' ? value.split(/[,;\n]/) : value;
      return [...new Set([parts].flat().flatMap(idIn))].filter(Boolean).slice(0, most);
    }),
  );

/** A positive number, also where it is written with its unit: '$9,000', '12 months'. */
const figure = z.pipe(
  z.optional(z.unknown()),
  z.transform((value) => {
    const number = typeof value === 'string' ? counts.countIn(/\d[\d,]*/.exec(value)?.[0]) : value;
    return typeof number === 'number' && Number.isFinite(number) && number > 0 ? number : undefined;
  }),
);

/** What a pattern finds in a text; null where none is given, undefined where it is something else. */
const textLike = (pattern: RegExp) =>
  z.pipe(
    z.optional(z.unknown()),
    z.transform((value) => {
      if (value === undefined || value === null) return null;
      return typeof value === 'string' ? pattern.exec(value)?.[0] : undefined;
    }),
  );

const choice = z.object({
  intent: z.pipe(
    z.optional(z.unknown()),
    z.transform((value): Intent | undefined => {
      const name = String(value).trim().toLowerCase();
      return Object.hasOwn(intents, name) ? (name as Intent) : undefined;
    }),
  ),
  passages: idsUpTo(PASSAGES),
  items: idsUpTo(ITEMS),
  /** yyyy-MM-dd */
  date: textLike(/\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])/),
  /** HH:mm */
  time: textLike(/\b(?:[01]\d|2[0-3]):[0-5]\d/),
  users: figure,
  months: figure,
  /** A week. */
  hours: figure,
  /** An hour. */
  wage: figure,
  quote: figure,
  budget: figure,
  trade: textLike(/[^]{1,300}/),
  suggestions: idsUpTo(SUGGESTIONS),
  /** The primary subtag of the language that the visitor writes in: 'es'. */
  language: z.pipe(
    z.optional(z.unknown()),
    z.transform((value) => {
      try {
        return new Intl.Locale(String(value)).language;
      } catch {
        return undefined;
      }
    }),
  ),
});

/** Intents that are nothing without their arguments, which may be missing where an object is cut off. */
const withArguments: readonly unknown[] = ['sum', 'duration', 'book', 'open', 'calculate'] satisfies Intent[];

/**
 * Reads what a language model returned as far as it is valid: prose around the object, an object that is cut off, and
 * fields of another form are common. Undefined where nothing of a choice is there.
 */
export function readChoice(said: string): ModelChoice | undefined {
  return objectsIn(said)
    .map(({ value, isWhole }) => ({ isWhole, read: z.parse(choice, value) }))
    .filter(({ isWhole, read: { intent } }) => isWhole || !withArguments.includes(intent))
    .map(({ read }) => read)
    .find(({ intent, passages }) => intent !== undefined || passages.length > 0);
}
