/** What a person is recognized by: found in what they wrote, and as a pattern that finds it again. */
import { mailDomain, site } from '#src/content/site.ts';
import type { Identifier } from '#src/contracts/inbox-person.ts';
import { cleanEmail, cleanName, cleanPhone, emailSpellings, isEmailAddress } from '#src/contracts/pasted.ts';
import { digitsOf, digitVariants } from '#src/domain/phone.ts';

type Found = Pick<Identifier, 'kind' | 'value'>;

/** What a visitor typed into fields of their own, and into a text. */
export interface OwnWords {
  email: string | null;
  phone: string | null;
  name: string | null;
  texts: readonly string[];
}

/** The fewest digits of a number in a field, and in a text, where most numbers are sums and dates. */
const [FIELD_DIGITS, TEXT_DIGITS, MOST_DIGITS] = [7, 9, 15];

const ADDRESS = /[^\s<>()[\]",;:]+@[^\s<>()[\]",;:]+/g;
const NUMBER = /(?<![\p{L}\p{N}])\+?[\p{Nd}(][\p{Nd}\s().\u2010-\u2015-]{6,}\p{Nd}(?![\p{L}\p{N}])/gu;

/** A phone number or address that an admin looks for. */
export function identifierOf(person: string): Found {
  return person.includes('@') ? { kind: 'email', value: person } : { kind: 'phone', value: person };
}

/** The identifiers in what a visitor wrote, without the agency's own. */
export function identifiersIn({ email, phone, name, texts }: OwnWords): Found[] {
  const typed = texts.join('\n');
  const addresses = typed.match(ADDRESS) ?? [];
  const emails = [...(email ? [email] : []), ...addresses];
  // Without the addresses, whose digits are no number.
  const numbers = typed.replace(ADDRESS, ' ').match(NUMBER) ?? [];
  return [
    ...emails
      .map((text) => cleanEmail(text).replace(/[.!?']+$/, ''))
      .filter((text) => isEmailAddress(text) && !text.toLowerCase().endsWith(`@${mailDomain}`))
      .map((value) => ({ kind: 'email' as const, value })),
    ...[...(phone ? [phone] : []), ...numbers.filter(isNumberInText)]
      .map(cleanPhone)
      .filter((text) => digitsOf(text).length >= FIELD_DIGITS && !isOwnNumber(text))
      .map((value) => ({ kind: 'phone' as const, value })),
    ...[...(name ? [name] : []), ...namesIn(typed)]
      .map(cleanName)
      .filter((text) => /\p{L}.*\p{L}/su.test(text))
      .map((value) => ({ kind: 'name' as const, value })),
  ];
}

/** The same for two spellings of one identifier. */
export function sameAs({ kind, value }: Found): string {
  if (kind === 'phone') return `phone ${nationalOf(value).number}`;
  if (kind === 'email') return `email ${emailSpellings(value).at(-1)}`;
  return `${kind} ${value.toLowerCase()}`;
}

/** A Postgres pattern that finds an identifier in a text, matched case-insensitively. */
export function patternOf({ kind, value }: Found): string {
  if (kind === 'phone') return patternOfNumber(value);
  if (kind === 'email') return `(?:${emailSpellings(value).map(patternOfAddress).join('|')})`;
  const words = value.split(/[^\p{L}\p{M}\p{N}\u200C\u200D]+/u).filter(Boolean);
  return `(?<![[:alpha:]])${words.map(anyCase).join('[^[:alnum:]]{1,3}')}(?![[:alpha:]])`;
}

/** Matches whole addresses only: `da@example.org` is not found in `ada@example.org` or `da@example.org.uk`. */
function patternOfAddress(address: string): string {
  return `(?<![a-z0-9.!#$%&'*+/=?^_\`{|}~-])${anyCase(address)}(?![a-z0-9-]|\\.[a-z0-9])`;
}

/** Matches the digits of a number in any script and however they are separated, with or without its country code. */
function patternOfNumber(phone: string): string {
  const { country, number } = nationalOf(phone);
  const variants = (digit: string) => `[${digitVariants(digit)}]`;
  const all = [...'0123456789'].map(digitVariants).join('');
  const gap = `[^a-z${all}]{0,4}`;
  const plus = '(?:[+＋]|[0０][0０])';
  const code = country ? [...country].map(variants).join(gap) : `[${all}]{1,3}`;
  // The country code 1 is often written without a plus.
  const prefix = country === '1' ? `(?:${plus}?${code}${gap})?` : `(?:${plus}${gap}${code}${gap})?`;
  return `(?<![${all}])${prefix}(?:\\(?[0０]\\)?${gap})?[(（]?${[...number].map(variants).join(gap)}(?![${all}])`;
}

/**
 * A number's country code, if it is known, and its digits after that and after a trunk zero. Without a plus, a number of
 * ten digits is taken for one of North America, whose code is 1.
 */
function nationalOf(phone: string): { country: string; number: string } {
  const text = cleanPhone(phone).replace('(0)', '');
  const digits = digitsOf(text);
  if (text.startsWith('+') || digits.startsWith('00')) {
    const whole = digits.replace(/^00/, '');
    const [country = ''] = COUNTRY_CODE.exec(whole) ?? [];
    return { country, number: whole.slice(country.length).replace(/^0/, '') };
  }
  if (/^1?[2-9]\d{9}$/.test(digits)) return { country: '1', number: digits.slice(-10) };
  return { country: '', number: digits.replace(/^0/, '') };
}

/** Country codes have one, two or three digits, and none begins another (ITU-T E.164). */
const COUNTRY_CODE = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

function isOwnNumber(phone: string): boolean {
  return sameAs({ kind: 'phone', value: phone }) === sameAs({ kind: 'phone', value: site.phone.text });
}

/** Not a date, a sum or a number of an order. */
function isNumberInText(text: string): boolean {
  const digits = digitsOf(text);
  if (/^\d{4}-\d\d-\d\d/.test(text) || digits.length > MOST_DIGITS) return false;
  return digits.length >= (text.startsWith('+') ? FIELD_DIGITS : TEXT_DIGITS);
}

/** Names that somebody gives for themselves: "My name is Ada Park", "I'm Ada". */
function namesIn(text: string): string[] {
  const named = text.matchAll(/\b(?:my name is|my name['’]s|i am|i['’]m|this is|call me)\s+([^\n.,;:!?()]{2,60})/giu);
  return Array.from(named, ([, after = '']) => {
    const words = after.split(/\s+/);
    const end = words.findIndex((word) => !/^[\p{Lu}\p{Lo}][\p{L}\p{M}\u200C\u200D'’-]*$/u.test(word));
    return words.slice(0, Math.min(end < 0 ? words.length : end, 4)).join(' ');
  }).filter(Boolean);
}

/** A literal; letters that Postgres may not fold stand there in both cases. */
function anyCase(literal: string): string {
  return Array.from(literal, (sign) => {
    if (/[a-z0-9@]/i.test(sign)) return sign;
    const [lower, upper] = [sign.toLowerCase(), sign.toUpperCase()];
    if (lower !== upper && [...lower].length === 1 && [...upper].length === 1) return `[${lower}${upper}]`;
    return /[!-/:-@[-`{-~]/.test(sign) ? `\\${sign}` : sign;
  }).join('');
}
