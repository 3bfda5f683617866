/*
 * Telephone numbers as they are typed: '+1 (212) 555-0199'. Only what can be a number of North America
 * is touched; one of another country, or words, stay as they are.
 */

/** A number in its form, as far as it is typed. */
export function formatPhone(typed: string): string {
  if (!isNorthAmerican(typed)) return typed;
  const digits = digitsOf(typed);
  const national = digits.replace(/^1/, '').slice(0, 10);
  if (!national) return digits && '+1';
  const [area, exchange, line] = [national.slice(0, 3), national.slice(3, 6), national.slice(6)];
  return `+1 (${area}${exchange && `) ${exchange}`}${line && `-${line}`}`;
}

/** What an edit leaves: the text of the field and where the caret stands in it. */
interface Edited {
  text: string;
  caret: number;
}

/**
 * The form after an edit, with the caret behind the digit that it stood behind. Deleting a bracket, a
 * space or a hyphen deletes the digit next to it: else it would come back, and nothing would happen.
 *
 * @param before what stood in the field
 * @param edited what the browser made of it
 * @param deleted on which side of the caret a key deleted; undefined for any other edit
 */
export function formatEdit(before: string, edited: Edited, deleted?: 'before' | 'after'): Edited {
  const isOnlyForm = digitsOf(edited.text) === digitsOf(before) && isNorthAmerican(before);
  const { text, caret } = deleted && isOnlyForm ? withoutDigit(edited, deleted) : edited;
  const formatted = formatPhone(text);
  if (formatted === text) return { text, caret };
  if (caret === text.length) return { text: formatted, caret: formatted.length };
  return { text: formatted, caret: placeAfter(formatted, nationalBefore(text, caret)) };
}

/** A leading 0 begins a call abroad or a number of another country; +1 and 1 are North America's. */
function isNorthAmerican(typed: string): boolean {
  if (/[^\d\s+()-]/.test(typed)) return false;
  const text = typed.trim();
  if (text.startsWith('+')) return /^\+\s*\(?1/.test(text);
  const digits = digitsOf(text);
  return !digits.startsWith('0') && digits.length <= (digits.startsWith('1') ? 11 : 10);
}

/** Without the digit that stands next to the caret on one side. */
function withoutDigit({ text, caret }: Edited, side: 'before' | 'after'): Edited {
  const place =
    side === 'before'
      ? text.slice(0, caret).search(/\d\D*$/)
      : caret + text.slice(caret).search(/\d/);
  if (!/\d/.test(text.charAt(place))) return { text, caret };
  return {
    text: text.slice(0, place) + text.slice(place + 1),
    caret: side === 'before' ? place : caret,
  };
}

/** How many digits stand before the caret, save the country's. */
function nationalBefore(text: string, caret: number): number {
  const digits = digitsOf(text.slice(0, caret));
  return digits.replace(/^1/, '').length;
}

/** The place behind so many digits of a number in its form, save the country's. */
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
