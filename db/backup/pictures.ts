import { hash } from 'node:crypto';
import type { Database } from '../connection.ts';
import { type Backup, BackupError, partsOf, type PictureLine } from './lines.ts';

/** Writes the pictures of all rows, one at a time. @returns the keys of those not found or not matching their hash */
export async function writePictures(
  db: Database,
  line: (value: PictureLine) => Promise<void>,
  readPicture: (key: string) => Promise<Uint8Array | undefined>,
): Promise<string[]> {
  const missing: string[] = [];
  for (const { key } of await db.selectFrom('media').select('key').orderBy('id').execute()) {
    const bytes = await readPicture(key);
    if (bytes && isPicture(key, bytes)) {
      await line({ picture: key, data: Buffer.from(bytes).toString('base64') });
    } else missing.push(key);
  }
  return missing;
}

/** Restores the pictures of a backup and counts them. @throws {BackupError} if one does not match its hash */
export async function readPictures(
  { rest }: Backup,
  write: (key: string, bytes: Uint8Array) => Promise<void>,
): Promise<number> {
  let count = 0;
  for await (const part of partsOf(rest)) {
    if (!('picture' in part)) continue;
    const bytes = Buffer.from(part.data, 'base64');
    if (!isPicture(part.picture, bytes)) {
      throw new BackupError(`The picture ${part.picture} is not the one that was backed up.`);
    }
    await write(part.picture, bytes);
    count += 1;
  }
  return count;
}

/** The key of a picture contains a hash of its bytes. */
function isPicture(key: string, bytes: Uint8Array): boolean {
  return /^[0-9a-f]{32}\.[a-z]{3,4}$/.test(key) && hash('sha256', bytes).startsWith(key.slice(0, 32));
}
