import { randomBytes } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PlainError } from './plain-error.ts';

/** Minimum length in bytes, as for a SESSION_SECRET that is set. */
const SHORTEST = 32;

/** Control characters and invalid UTF-8: a power cut can leave a file of zeros. */
const NO_TEXT = /[\p{Cc}\uFFFD]/u;

const RECOVERY_HINT = 'Delete it to have another key made; everybody has to sign in again then.';

/**
 * The key that signs sessions where SESSION_SECRET is not set, created once.
 * @throws {PlainError} where the file holds no key: a new one would sign everybody out
 */
export async function sessionSecret(folder: string): Promise<string> {
  const file = join(folder, 'session-secret');
  const stored = await read(file);
  if (stored === undefined) return make(file);
  if (Buffer.byteLength(stored) < SHORTEST || NO_TEXT.test(stored)) {
    throw new PlainError(
      `${file} is empty or damaged: it must hold ${SHORTEST} bytes or more of text. ${RECOVERY_HINT}`,
    );
  }
  return stored;
}

async function read(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return undefined;
    throw new PlainError(`The session key cannot be read (${message}). ${RECOVERY_HINT}`);
  }
}

/** Written under another name first, so that a start that is killed leaves no partial key. */
async function make(file: string): Promise<string> {
  const secret = randomBytes(48).toString('base64url');
  const unfinished = `${file}.new`;
  // The mode only applies to a new file.
  await rm(unfinished, { force: true });
  await writeFile(unfinished, secret, { mode: 0o600, flush: true });
  await rename(unfinished, file);
  return secret;
}
