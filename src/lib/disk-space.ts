import { statfs } from 'node:fs/promises';

/** Postgres takes this much at a time for its log. With less, writes fail sooner or later. */
const ROOM = 16 * 1024 * 1024;

/** Whether so little is left on the disk of a folder that nothing can be relied on to be stored. */
export async function isDiskFull(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize < ROOM;
}

/** Whether an error, or what caused it, says that a disk or a quota is full. */
export function saysDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ENOSPC' || code === 'EDQUOT' || (error.cause !== error && saysDiskFull(error.cause));
}
