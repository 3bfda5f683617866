import { readFile } from 'node:fs/promises';

/** In characters. */
const SHORTEST = 12;

/**
 * What is wrong with a password that somebody chose, as a line for people; undefined where nothing is.
 * One of the commonest is no better with a year or marks put behind it.
 */
export async function problemWith(password: string): Promise<string | undefined> {
  const common = await commonPasswords();
  const typed = password.toLowerCase();
  if (common.has(typed) || common.has(typed.replace(/[^\p{L}]+$/u, ''))) {
    return 'This is one of the commonest passwords, or begins with one. Please choose another.';
  }
  if ([...password].length < SHORTEST) return `A password has at least ${SHORTEST} characters.`;
  return undefined;
}

async function commonPasswords(): Promise<Set<string>> {
  const file = new URL('common-passwords.txt', import.meta.url);
  const lines = (await readFile(file, 'utf8')).split('\n');
  return new Set(lines.filter((line) => line && !line.startsWith('#')));
}
