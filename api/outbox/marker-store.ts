/** Stores a line of text outside the database: in a blob on the platform, in a file in `DATA_DIR` on one machine. */
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from '#src/contracts/env/env.ts';

export interface MarkerStore {
  /** Null if nothing is stored. */
  read: () => Promise<string | null>;
  /**
   * @param onlyIf writes only if this is still the stored version
   * @returns the new version; undefined if another one was written meanwhile
   */
  write: (text: string, onlyIf?: string) => Promise<string | undefined>;
}

/** @param name letters, digits and hyphens; it becomes the name of the file */
export function markerStore(env: Env, name: string): Promise<MarkerStore> {
  return env.deployed ? blob(name) : file(env.DATA_DIR, name);
}

async function blob(name: string): Promise<MarkerStore> {
  // Loaded only when it is needed, since most requests do not use it.
  const { getStore } = await import('@netlify/blobs');
  const store = getStore({ name: 'schedule', consistency: 'strong' });
  return {
    read: () => store.get(name, { type: 'text' }),
    write: async (text, onlyIf) => {
      const { etag } = await store.set(name, text, onlyIf ? { onlyIfMatch: onlyIf } : {});
      return etag;
    },
  };
}

/** Only one process uses the folder, so comparing and writing synchronously is enough. */
async function file(folder: string, name: string): Promise<MarkerStore> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, name);
  return {
    read: () => readFile(path, 'utf8').catch(() => null),
    write: async (text, onlyIf) => {
      if (onlyIf && readFileSync(path, 'utf8') !== onlyIf) return undefined;
      writeFileSync(path, text);
      return text;
    },
  };
}
