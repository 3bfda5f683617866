/**
 * What people paste into a field of one line. Contacts programs, chats and web pages put invisible characters around
 * numbers, addresses and names, and phones type digits of another width. Every form and every call cleans them here.
 */
import { parseUrl } from './parse-url.ts';

/**
 * Soft hyphen, marks and overrides of the direction of writing, zero-width space, word joiner, invisible operators, byte
 * order mark and interlinear marks: none can be seen, and no word needs one. The two joiners are not among them.
 */
const INVISIBLE = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/g;

/** Zero-width joiner and non-joiner: they shape letters in Persian and Indic words and combine emoji. */
const JOINERS = /[\u200C\u200D]+/g;

/** What a joiner can stand behind; after a mark, such as a virama, it may end a word. */
const BEFORE_JOINER = /[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}]$/u;
const AFTER_JOINER = /^[\p{L}\p{M}\p{Extended_Pictographic}]/u;

/** Hyphens and dashes besides the one of the keyboard, and the minus sign. */
const DASHES = /[\u2010-\u2015\u2212]/g;

/** A text without invisible characters; joiners stay where they shape a word or an emoji. */
function visible(text: string): string {
  return text.replace(INVISIBLE, '').replace(JOINERS, (joiners, at: number, whole: string) => {
    const before = lastOf(whole.slice(0, at));
    if (!BEFORE_JOINER.test(before)) return '';
    return /\p{M}/u.test(before) || AFTER_JOINER.test(whole.slice(at + joiners.length)) ? joiners.charAt(0) : '';
  });
}

/** A name of a person or a company. */
export function cleanName(text: string): string {
  return visible(text)
    .replace(/[\u00A0\u2007\u202F]/g, ' ')
    .trim();
}

/** An email address, also as the link to it. Its letters may be of any alphabet, its signs of any width. */
export function cleanEmail(text: string): string {
  return withoutAnyInvisible(text)
    .normalize('NFKC')
    .replace(/。/g, '.')
    .trim()
    .replace(/^mailto:/i, '');
}

/** A phone number, also as the link that dials it, with the digits, spaces and signs of a plain keyboard. */
export function cleanPhone(text: string): string {
  return plainPhone(text).trim().replace(/^tel:/i, '');
}

/** The same while it is typed: a space at its end stays. */
export function plainPhone(text: string): string {
  return withoutAnyInvisible(text).normalize('NFKC').replace(DASHES, '-');
}

/** One line for a heading or a list of facts, where neither a line break nor a hidden mark can fake another. */
export function oneLine(text: string): string {
  return visible(text)
    .replace(/[\s\p{Cc}\p{Surrogate}]+/gu, ' ')
    .trim();
}

/** A part of an address before the `@`: words of letters, digits and signs with dots between them (RFC 5322, RFC 6532). */
const MAILBOX = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;

/** Two labels or more, of letters of any alphabet; the last is no number. */
const DOMAIN =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+(?!\p{N}+$)[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}]$/u;

/** The longest address that mail can be sent to, part before its `@` (RFC 5321) and label of a domain (RFC 1035). */
const [ADDRESS_LENGTH, MAILBOX_LENGTH, LABEL_LENGTH] = [254, 64, 63];

/** Whether it is an address that mail can be sent to, with a domain of any alphabet. */
export function isEmailAddress(text: string): boolean {
  const at = text.lastIndexOf('@');
  const [mailbox, domain] = [text.slice(0, at), text.slice(at + 1)];
  if (at < 1 || mailbox.length > MAILBOX_LENGTH || !MAILBOX.test(mailbox) || !DOMAIN.test(domain)) return false;
  const ascii = asciiDomain(domain);
  return (
    ascii !== undefined &&
    mailbox.length + 1 + ascii.length <= ADDRESS_LENGTH &&
    ascii.split('.').every((label) => label.length <= LABEL_LENGTH)
  );
}

/** A domain as mail servers know it (`müller.example` is `xn--mller-kva.example`); undefined if it cannot be one. */
function asciiDomain(domain: string): string | undefined {
  return parseUrl(`https://${domain}`)?.hostname;
}

/** An address in lower case, with its domain as typed and as mail servers know it: browsers send either. */
export function emailSpellings(address: string): string[] {
  const typed = cleanEmail(address).toLowerCase();
  if (!isEmailAddress(typed)) return [typed];
  const [mailbox = '', domain = ''] = typed.split('@');
  return [...new Set([typed, `${mailbox}@${asciiDomain(domain)}`])];
}

function withoutAnyInvisible(text: string): string {
  return text.replace(INVISIBLE, '').replace(JOINERS, '');
}

/** The last character, a pair of surrogates as one; a variation selector belongs to what it varies. */
function lastOf(text: string): string {
  return [...text.slice(-4).replace(/\uFE0F+$/, '')].at(-1) ?? '';
}
