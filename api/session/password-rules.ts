import { newPassword } from '#src/contracts/account.ts';
import { commonPasswords } from './common-passwords.data.ts';

/**
 * What is wrong with a chosen password, as a message for people; undefined if it is fine. A common password is refused
 * also with digits or signs added at its end.
 */
export function problemWith(password: string): string | undefined {
  const typed = password.toLowerCase();
  if (commonPasswords.has(typed) || commonPasswords.has(typed.replace(/[^\p{L}]+$/u, ''))) {
    return 'This is one of the most common passwords, or begins with one. Please choose another.';
  }
  return newPassword.safeParse(password).error?.issues[0]?.message;
}
