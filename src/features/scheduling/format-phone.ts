/*
 * Formats telephone numbers as they are typed: '+1 (212) 555-0199'. Only potential North American numbers are
 * formatted; numbers of other countries and other text stay unchanged. Without its prefix a number is one of the
 * agency's own country (content/site.data.ts).
 */
import { site } from '#src/content/site.ts';
import { plainPhone } from '#src/contracts/pasted.ts';

/** Whether the agency's own country has such numbers. */
export const isAtHome = ['US', 'CA'].includes(site.phoneRegion);

/** Formats a complete or partial number. */
export function formatPhone(pasted: string): string {
  const typed = plainPhone(pasted);
  if (!isNorthAmerican(typed)) return typed;
  const digits = digitsOf(typed);
  const national = digits.replace(/^1/, '').slice(0, 10);
  if (!national) return digits && '+1';
  const [area, exchange, line] = [national.slice(0, 3), national.slice(3, 6), national.slice(6)];
  return `+1 (${area}${exchange && `) ${exchange}`}${line && `-${line}`}`;
}

/** The result of an edit: the field's text and its caret position. */
interface Edited {
  text: string;
  caret: number;
}

/**
 * Formats after an edit and keeps the caret behind the same digit.
 *
 * @param deleted the side of the caret on which a key deleted: formatting would restore a deleted sign, so the digit
 *   beside it goes
 */
export function formatEdit(before: string, edited: Edited, deleted?: 'before' | 'after'): Edited {
  // Before the caret is placed: what is cleaned away has no place.
  const plain = { text: plainPhone(edited.text), caret: plainPhone(edited.text.slice(0, edited.caret)).length };
  const isOnlyForm = digitsOf(plain.text) === digitsOf(before) && isNorthAmerican(before);
  const { text, caret } = deleted && isOnlyForm ? withoutDigit(plain, deleted) : plain;
  const formatted = formatPhone(text);
  if (formatted === text) return { text, caret };
  if (caret === text.length) return { text: formatted, caret: formatted.length };
  return { text: formatted, caret: placeAfter(formatted, nationalBefore(text, caret)) };
}

/** A leading 0 is an international prefix or a foreign number; +1 and 1 are North American. */
function isNorthAmerican(typed: string): boolean {
  if (/[^\d\s+()-]/.test(typed)) return false;
  const text = typed.trim();
  if (text.startsWith('+')) return /^\+\s*\(?1/.test(text);
  if (!isAtHome) return false;
  const digits = digitsOf(text);
  return !digits.startsWith('0') && digits.length <= (digits.startsWith('1') ? 11 : 10);
}

/** Removes the digit next to the caret on one side. */
function withoutDigit({ text, caret }: Edited, side: 'before' | 'after'): Edited {
  const place = side === 'before' ? text.slice(0, caret).search(/\d\D*$/) : caret + text.slice(caret).search(/\d/);
  if (!/\d/.test(text.charAt(place))) return { text, caret };
  return {
    text: text.slice(0, place) + text.slice(place + 1),
    caret: side === 'before' ? place : caret,
  };
}

/** How many digits are before the caret, without the country code. */
function nationalBefore(text: string, caret: number): number {
  const digits = digitsOf(text.slice(0, caret));
  return digits.replace(/^1/, '').length;
}

/** The position after a number of digits in a formatted number, without the country code. */
function placeAfter(formatted: string, digits: number): number {
  if (digits === 0) return Math.min('+1 ('.length, formatted.length);
  let left = digits + 1;
  for (let place = 0; place < formatted.length; place++) {
    if (/\d/.test(formatted.charAt(place))) left -= 1;
    if (left === 0) return place + 1;
  }
  return formatted.length;
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}
