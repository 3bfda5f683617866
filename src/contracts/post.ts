import * as z from 'zod/mini';
import { posts } from '#src/content/messages.ts';
import { atMost, clearable, pageOf, requiredText, typed } from './text.ts';
import type { PostCover } from './cover.ts';

/** Fields that blog posts and Signal Board posts share. */

/** Maximum length of a title; it also keeps a slug within what Postgres can index. */
export const SLUG_LENGTH = 200;

/** @param min in characters; `missing` is the message for a shorter title */
export function titleField(min: number, missing: string) {
  return requiredText(min, missing, atMost('Title', 300));
}

/**
 * A slug chosen by a person, in lower case; if empty, one is made from the title. It may contain the same
 * characters as a generated one: letters of any alphabet, digits, underscores and hyphens.
 */
export function slugField(maxLength: number) {
  const wrong = 'Slug can only contain letters, digits, underscores and hyphens';
  const tooLong = `Slug must be at most ${maxLength} characters`;
  return clearable(
    z.string(wrong).check(
      typed(),
      z.overwrite((value) => value.toLowerCase().normalize('NFC')),
      z.regex(/^[\p{L}\p{M}\p{N}_-]*$/u, wrong),
      z.refine((value) => [...value].length <= maxLength, tooLong),
    ),
  );
}

/**
 * An optional URL of a page or picture: https, http, or a path of this site.
 *
 * @param wrong message for anything else
 */
export function webAddressField(wrong: string) {
  return clearable(
    z.string(wrong).check(
      typed(),
      z.maxLength(2048, wrong),
      z.refine((value) => value === '' || isWebAddress(value), wrong),
    ),
  );
}

/** Message for a picture that the content policy would block. */
export const httpPicture = 'Browsers do not show http:// pictures on this site. Use an https:// address';

/** A picture's URL, as the forms accept it. The API also accepts http, which the content policy blocks. */
export const shownPictureField = webAddressField('Please enter a valid URL').check(
  z.refine((address) => !address || !/^http:/i.test(address), httpPicture),
);

/** An optional one-line text about a post. */
export function lineField(name: string, length: number) {
  const { message } = atMost(name, length);
  return clearable(z.string(`${name} must be text`).check(typed(), z.maxLength(length, message)));
}

export const publishedField = z.optional(z.boolean('Published must be true or false'));

const noInstant = 'Please enter a valid date and time';

/** Years that both ISO 8601 and Postgres write with four digits. */
const [FIRST, LAST] = [new Date('1970-01-01'), new Date('9999-01-01')];

const toMinutes = z.iso.datetime({ offset: true, precision: -1 });
const toSeconds = z.iso.datetime({ offset: true });
const instantText = z.union([z.literal(['', null]), toSeconds, toMinutes, z.iso.date()], noInstant);
const dateOf = z.transform((value: string | null) => (value ? new Date(value) : null));

/**
 * When a post is published: ISO 8601 with a time zone, or only a date, which means its start in UTC. Empty or
 * null: the moment of first publishing.
 */
export const publishedAtField = z.optional(
  z.pipe(
    z.pipe(instantText, dateOf),
    z.nullable(z.date().check(z.minimum(FIRST, noInstant), z.maximum(LAST, noInstant))),
  ),
);

/** What the dashboards can filter by. */
export const postStatuses = ['published', 'scheduled', 'draft'] as const;

/** What the dashboards can sort by, instead of the date of publishing. */
export const postSorts = ['updated', 'title'] as const;

/** One of the categories that the content lists, by their ids. @param unknown message for any other */
export function categoryField(categories: readonly string[], unknown = 'Please choose one of the categories') {
  return z.string(unknown).check(z.refine((value) => categories.includes(value), unknown));
}

/** The query parameters of both lists. */
export function postQuery(categories: readonly string[]) {
  return z.object({
    category: z.optional(categoryField(categories, posts.unknownCategory)),
    search: z.optional(z.string().check(typed())),
    /** `all` includes drafts and scheduled posts; `deleted` lists posts that can still be restored. */
    scope: z.optional(z.enum(['all', 'deleted'], posts.unknownScope)),
    /** For admins with a scope; without one, and with any other value, they say nothing. */
    status: z.catch(z.optional(z.enum(postStatuses)), undefined),
    sort: z.catch(z.optional(z.enum(postSorts)), undefined),
    ...pageOf(100),
  });
}

function isWebAddress(value: string): boolean {
  // Browsers treat `/\host` and `//host` as another site.
  if (value.startsWith('/')) return !/^\/[/\\]|[\s\p{Cc}]/u.test(value);
  return /^https?:\/\//i.test(value) && !/\p{Cc}/u.test(value) && URL.canParse(value);
}

/** What lists return of a post of either board. */
export interface PostListed {
  id: number;
  title: string;
  thumbnailUrl: string | null;
  slug: string;
  published: boolean;
  /** ISO 8601, UTC: when it was or will be published; null for a draft without a date. */
  publishedAt: string | null;
  /** ISO 8601, UTC, as is the next. */
  createdAt: string;
  updatedAt: string;
  /** Only in lists for visitors. */
  cover?: PostCover;
}

/** A URL that opens a post without a session, until a given time (ISO 8601, UTC). */
export interface PreviewLink {
  url: string;
  expiresAt: string;
}
