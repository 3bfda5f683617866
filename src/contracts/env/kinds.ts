/** The kinds of values that environment variables have. */
import * as z from 'zod/mini';
import { emailAddress, wholeNumber as wholeText } from '../text.ts';

const WRONG_RANGE = 'must be IP addresses or ranges of them, separated by commas, such as 127.0.0.1, 10.0.0.0/8';
const range = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);

export const textVariable = z.optional(z.string());

/** An optional text of a pattern; `wrong` says what it must be. */
export function textLike(pattern: RegExp, wrong: string) {
  return textThat((value) => pattern.test(value), wrong);
}

function textThat(isRight: (value: string) => boolean, wrong: string) {
  return z.optional(z.string().check(z.refine(isRight, wrong)));
}

export const webAddress = textThat(isWebAddress, 'must be an http or https address');

export const postgresAddress = textThat(
  (value) => hasScheme(value, ['postgres:', 'postgresql:']),
  'must be a Postgres address such as postgres://user:password@host/name',
);

export const secretKey = textThat((value) => new TextEncoder().encode(value).length >= 32, 'must be 32 bytes or more');

export const mailAddress = z.optional(emailAddress('must be an email address'));

export const mailServer = textThat(
  isMailServer,
  'must be an smtp or smtps address such as smtps://user:password@mail.example',
);

/** An origin, without whatever else an address may have. */
export const originVariable = z.pipe(
  z.string().check(z.refine(isOrigin, 'must be an origin such as https://example.com')),
  z.transform((value) => new URL(value).origin),
);

/** IP addresses and ranges, separated by commas. Not everybody's: then whoever can reach the program could claim anything. */
export const addressRanges = z.pipe(
  z.pipe(
    z.string(),
    z.transform((list) => list.split(',').map((each) => each.trim())),
  ),
  z.array(z.string().check(z.refine(isRange, WRONG_RANGE))),
);

export const positiveNumber = z.pipe(
  z.string(),
  z.pipe(z.transform(Number), z.number('must be a number above 0').check(z.positive('must be a number above 0'))),
);

/** A whole number between two bounds, with a default for when the variable is not set. */
export function wholeNumberVariable(low: number, high: number, fallback: number) {
  return z._default(
    wholeText((from, to) => `must be a whole number from ${from} to ${to}`, low, high),
    fallback,
  );
}

function hasScheme(value: string, schemes: readonly string[]): boolean {
  return URL.canParse(value) && schemes.includes(new URL(value).protocol);
}

function isWebAddress(value: string): boolean {
  return hasScheme(value, ['http:', 'https:']);
}

/** Has a host, and a user name and password that can be decoded: a `%` in them must be written `%25`. */
function isMailServer(value: string): boolean {
  if (!hasScheme(value, ['smtp:', 'smtps:'])) return false;
  const { hostname, username, password } = new URL(value);
  try {
    decodeURIComponent(username + password);
  } catch {
    return false;
  }
  return hostname !== '';
}

function isOrigin(value: string): boolean {
  if (!isWebAddress(value)) return false;
  const { pathname, search, hash, username } = new URL(value);
  return pathname === '/' && !search && !hash && !username;
}

function isRange(value: string): boolean {
  return range.safeParse(value).success && !value.endsWith('/0');
}
