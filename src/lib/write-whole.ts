import { randomUUID } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';

/**
 * Writes a file under another name and renames it, so that nobody ever finds a part of it, whoever else writes it and
 * whenever the program is killed.
 */
export async function writeWhole(
  path: string,
  content: string | Uint8Array,
  options?: { flush?: boolean; mode?: number },
): Promise<void> {
  const unfinished = `${path}.${randomUUID()}`;
  await writeFile(unfinished, content, options);
  await rename(unfinished, path);
}
