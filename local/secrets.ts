import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The key that signs sessions where none is set: made once, kept in the data folder for its owner
 * alone, so that sessions survive a restart.
 */
export async function sessionSecret(folder: string): Promise<string> {
  const file = join(folder, 'session-secret');
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    const secret = randomBytes(48).toString('base64url');
    await writeFile(file, secret, { mode: 0o600 });
    return secret;
  }
}
