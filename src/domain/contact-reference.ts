/** Without letters that are taken for digits. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 5;
const COUNT = ALPHABET.length ** LENGTH;
/** Odd, so that no two numbers below COUNT have one reference; their products stay exact. */
const FACTOR = 20_635_931;
const OFFSET = 8_191_337;

/**
 * What a visitor names a contact request by, e.g. '7K3QD': its number, mixed so that it does not tell how many came before.
 *
 * @param id of the request, from 1
 */
export function contactReference(id: number): string {
  let rest = (id * FACTOR + OFFSET) % COUNT;
  let text = '';
  while (text.length < LENGTH) {
    text = (ALPHABET[rest % ALPHABET.length] ?? '') + text;
    rest = Math.floor(rest / ALPHABET.length);
  }
  return text;
}
