import { newPassword } from '#src/contracts/account.ts';
import { commonPasswords } from './common-passwords.data.ts';

/**
 * What is wrong with a password that somebody chose, as a line for people; undefined where nothing is.
 * One of the commonest is no better with a year or marks put behind it.
 */
export function problemWith(password: string): string | undefined {
  const typed = password.toLowerCase();
  if (commonPasswords.has(typed) || commonPasswords.has(typed.replace(/[^\p{L}]+$/u, ''))) {
    return 'This is one of the commonest passwords, or begins with one. Please choose another.';
  }
  return newPassword.safeParse(password).error?.issues[0]?.message;
}
