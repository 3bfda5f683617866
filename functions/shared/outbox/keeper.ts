/** A line of text kept outside the database: a blob on the platform, a file in `DATA_DIR` on one machine. */
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from '#src/contracts/env.ts';

export interface Keeper {
  /** Null where nothing is kept. */
  read: () => Promise<string | null>;
  /**
   * @param onlyIf the version that it follows; without it, it follows any
   * @returns its version; undefined where another one was written meanwhile
   */
  write: (text: string, onlyIf?: string) => Promise<string | undefined>;
}

/** @param name of a file: letters and hyphens */
export function keeperOf(env: Env, name: string): Promise<Keeper> {
  return env.deployed ? blob(name) : file(env.DATA_DIR, name);
}

async function blob(name: string): Promise<Keeper> {
  // Loaded when it is needed: calls that only read do without.
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

/** One process has the folder, so that it is enough to compare and write in one go. */
async function file(folder: string, name: string): Promise<Keeper> {
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
