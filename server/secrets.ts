import { randomBytes } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PlainError } from './plain-error.ts';

/** In bytes, as for a SESSION_SECRET that is set. */
const SHORTEST = 32;

/** Control characters, and what UTF-8 cannot be: a power cut leaves a file of zeros. */
const NO_TEXT = /[\p{Cc}\uFFFD]/u;

const WAY_BACK = 'Delete it to have another key made; everybody has to sign in again then.';

/**
 * The key that signs sessions where none is set: made once, kept in the data folder for its owner
 * alone, so that sessions survive a restart.
 *
 * @throws {PlainError} where the file holds no key: one made anew in silence would sign everybody out
 */
export async function sessionSecret(folder: string): Promise<string> {
  const file = join(folder, 'session-secret');
  const kept = await read(file);
  if (kept === undefined) return make(file);
  if (Buffer.byteLength(kept) < SHORTEST || NO_TEXT.test(kept)) {
    throw new PlainError(
      `${file} is empty or damaged: it must hold ${SHORTEST} bytes or more of text. ${WAY_BACK}`,
    );
  }
  return kept;
}

async function read(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return undefined;
    throw new PlainError(`The session key cannot be read (${message}). ${WAY_BACK}`);
  }
}

/** Under another name until it is whole, so that a start that is killed leaves no half of a key. */
async function make(file: string): Promise<string> {
  const secret = randomBytes(48).toString('base64url');
  const unfinished = `${file}.new`;
  // The mode counts only where the file is new.
  await rm(unfinished, { force: true });
  await writeFile(unfinished, secret, { mode: 0o600, flush: true });
  await rename(unfinished, file);
  return secret;
}
