import * as z from 'zod/mini';
import { clearableText, typed, wholeNumber } from './text.ts';

/** What the fields of both boards have in common. */

/** As long as a person can read; it also keeps a slug within what Postgres can index. */
export const SLUG_LENGTH = 200;

const titleTooLong = { length: 300, message: 'Title must be at most 300 characters' };

/** @param min in characters; `missing` is said of a shorter title */
export function titleField(min: number, missing: string) {
  return z
    .string(missing)
    .check(
      typed(),
      z.minLength(min, missing),
      z.maxLength(titleTooLong.length, titleTooLong.message),
    );
}

/**
 * A slug as a person chose it, in lower case; left empty, one is made from the title. It may hold what
 * a made one may: letters of any alphabet, digits, underscores and hyphens.
 */
export function slugField(maxLength: number) {
  const wrong = 'Slug can only contain letters, digits, underscores and hyphens';
  const tooLong = `Slug must be at most ${maxLength} characters`;
  const slug = z.string(wrong).check(
    typed(),
    z.overwrite((value) => value.toLowerCase().normalize('NFC')),
    z.regex(/^[\p{L}\p{M}\p{N}_-]*$/u, wrong),
    z.refine((value) => [...value].length <= maxLength, tooLong),
  );
  return z.optional(
    z.pipe(
      z.nullable(slug),
      z.transform((value) => value || null),
    ),
  );
}

/**
 * An optional address of a page or picture: https, http, or a path of this site.
 *
 * @param wrong said of everything else
 */
export function webAddressField(wrong: string) {
  const address = z.string(wrong).check(
    typed(),
    z.maxLength(2048, wrong),
    z.refine((value) => value === '' || isWebAddress(value), wrong),
  );
  return z.optional(
    z.pipe(
      z.nullable(address),
      z.transform((value) => value || null),
    ),
  );
}

/** Said of a picture that the content policy keeps from every reader. */
export const httpPicture =
  'Browsers do not show http:// pictures on this site. Use an https:// address';

/**
 * The address of a picture as the forms take it. The calls take http as well, but the content policy shows
 * no reader a picture from there.
 */
export const shownPictureField = webAddressField('Please enter a valid URL').check(
  z.refine((address) => !address || !/^http:/i.test(address), httpPicture),
);

/** An optional line about a post. */
export function lineField(name: string, length: number) {
  const message = `${name} must be at most ${length} characters`;
  return clearableText(`${name} must be text`, { length, message });
}

export const publishedField = z.optional(z.boolean('Published must be true or false'));

const noInstant = 'Please enter a valid date and time';

/** The years that both ISO 8601 and Postgres write in four digits. */
const [FIRST, LAST] = [new Date('1970-01-01'), new Date('9999-01-01')];

/**
 * When a post is published: ISO 8601 with a time zone, or a day alone, which begins in UTC. Empty or null:
 * the moment of first publishing.
 */
export const publishedAtField = z.optional(
  z.pipe(
    z.pipe(
      z.union(
        [
          z.literal(['', null]),
          z.iso.datetime({ offset: true }),
          z.iso.datetime({ offset: true, precision: -1 }),
          z.iso.date(),
        ],
        noInstant,
      ),
      z.transform((value) => (value ? new Date(value) : null)),
    ),
    z.nullable(z.date().check(z.minimum(FIRST, noInstant), z.maximum(LAST, noInstant))),
  ),
);

/** What both lists take in their query. */
export function postQuery<const Category extends string>(categories: readonly Category[]) {
  const unknown = 'Please choose one of the categories';
  return z.object({
    category: absentWhenEmpty(z.enum(categories, unknown)),
    search: z.optional(z.string().check(typed())),
    /** `all` also lists drafts and what is scheduled; `deleted` lists what can still be restored. */
    scope: absentWhenEmpty(z.enum(['all', 'deleted'], 'Scope can only be all or deleted')),
    limit: z._default(wholeNumber('Limit', 1, 100), 100),
    offset: z._default(wholeNumber('Offset', 0, 2 ** 31 - 1), 0),
  });
}

function absentWhenEmpty<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.pipe(
    z.transform((value) => (value === '' ? undefined : value)),
    z.optional(schema),
  );
}

function isWebAddress(value: string): boolean {
  // A browser reads `/\host` and `//host` as another site.
  if (value.startsWith('/')) return !/^\/[/\\]|[\s\p{Cc}]/u.test(value);
  return /^https?:\/\//i.test(value) && !/\p{Cc}/u.test(value) && URL.canParse(value);
}

/** An address that opens a post without a session, until a moment (ISO 8601, UTC). */
export interface PreviewLink {
  url: string;
  expiresAt: string;
}
