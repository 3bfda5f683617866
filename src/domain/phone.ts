/** Phone numbers as people write them: their digits, and what a phone can dial. */
import { cleanPhone } from '#src/contracts/pasted.ts';

/** The fewest digits that can be dialed: a number without its area code. */
const MIN_DIGITS = 7;

/** The zeros of the digits in which numbers are written: ASCII, Arabic, Persian, Devanagari, Bengali, full width. */
const ZEROS = [0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xff10];

/** Where one number ends: a word such as "ext.", another number, or a sign that separates two. */
const NUMBER = /\+?[\d\s().-]+/g;

/** A digit in each of the scripts above, for patterns that find a number however it is written. */
export function digitVariants(digit: string): string {
  return ZEROS.map((zero) => String.fromCodePoint(zero + Number(digit))).join('');
}

/** The ASCII digits of a text, whatever decimal digits it is written in. */
export function digitsOf(text: string): string {
  return asciiDigits(text).replace(/\D/g, '');
}

/**
 * The link that dials a number as its visitor typed it, the first if there are more; undefined if there is none. A trunk
 * zero in brackets is left out where the country code is given: +49 (0)30.
 */
export function dialHref(phone: string): string | undefined {
  const [number] = (asciiDigits(cleanPhone(phone)).match(NUMBER) ?? []).filter(
    (part) => part.replace(/\D/g, '').length >= MIN_DIGITS,
  );
  const dialed = number?.startsWith('+') ? number.replace('(0)', '') : number;
  return dialed && `tel:${dialed.replace(/[^\d+]/g, '')}`;
}

/** Digits of other scripts and of full width as 0 to 9. */
function asciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = ZEROS.find((zero) => code >= zero && code <= zero + 9);
    return zero === undefined ? digit : String(code - zero);
  });
}
