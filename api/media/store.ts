/** Stores the bytes of pictures: as blobs on the platform, in a folder of `DATA_DIR` on one machine. */
import { randomUUID } from 'node:crypto';
import { glob, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from '#src/contracts/env/env.ts';

export interface MediaStore {
  /** Undefined if there is none with this key. */
  read: (key: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;
  write: (key: string, bytes: Uint8Array) => Promise<void>;
  /** Does whatever takes long of a write, under no name yet. */
  stage: (bytes: Uint8Array) => Promise<StagedPicture>;
  remove: (key: string) => Promise<void>;
}

/** A picture that has no name yet. */
interface StagedPicture {
  /** Puts it where it is read, in the place of one that has the key already. */
  moveTo: (key: string) => Promise<void>;
  /** Removes it, unless it was moved. */
  discard: () => Promise<void>;
}

/** A hash and a file extension: such a name cannot lead out of the folder. */
const KEY = /^[0-9a-f]{32}\.[a-z]{3,4}$/;

export function isMediaKey(text: string): boolean {
  return KEY.test(text);
}

/** In the cache of answers. */
export function mediaTag(key: string): string {
  return `media:${key.slice(0, 32)}`;
}

/** Previews have a separate store, as they have a separate database. */
export function mediaStoreOf(env: Env): MediaStore {
  return env.deployed ? mediaBlobs({ isPreview: env.isPreview }) : mediaFolder(env.DATA_DIR);
}

/** @param siteID with a token, needed to reach a site's blobs from outside the platform */
export function mediaBlobs(site: { isPreview?: boolean; siteID?: string; token?: string }): MediaStore {
  const { isPreview = false, ...access } = site;
  const open = async () => {
    const { getStore } = await import('@netlify/blobs');
    const name = isPreview ? 'media-preview' : 'media';
    return getStore({ name, consistency: 'strong', ...access });
  };
  const write = async (key: string, bytes: Uint8Array) => {
    await (await open()).set(key, new Uint8Array(bytes).buffer);
  };
  return {
    async read(key) {
      const bytes = await (await open()).get(key, { type: 'arrayBuffer' });
      return bytes ? new Uint8Array(bytes) : undefined;
    },
    write,
    // Blobs cannot be renamed. Each request has a database connection of its own there, so that nobody waits for this.
    stage: async (bytes) => ({ moveTo: (key) => write(key, bytes), discard: async () => undefined }),
    remove: async (key) => (await open()).delete(key),
  };
}

/** Ending of files that have no name yet; one that a killed program left is removed when the next one starts. */
const UNFINISHED = '.unfinished';

/** @param dataDir contains the folder `media` */
export function mediaFolder(dataDir: string): MediaStore {
  const place = join(dataDir, 'media');
  const stage = async (bytes: Uint8Array): Promise<StagedPicture> => {
    await mkdir(place, { recursive: true });
    const file = join(place, randomUUID() + UNFINISHED);
    const discard = () => rm(file, { force: true });
    try {
      await writeFile(file, bytes, { flush: true });
    } catch (error) {
      await discard();
      throw error;
    }
    return { moveTo: (key) => rename(file, join(place, key)), discard };
  };
  return {
    async read(key) {
      try {
        return new Uint8Array(await readFile(join(place, key)));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
    async write(key, bytes) {
      const picture = await stage(bytes);
      await picture.moveTo(key);
    },
    stage,
    remove: (key) => rm(join(place, key), { force: true }),
  };
}

/** Removes what was unfinished when a program was killed. The caller has to hold the data folder. */
export async function removeUnfinishedMedia(dataDir: string): Promise<void> {
  for await (const file of glob(`media/*${UNFINISHED}`, { cwd: dataDir }))
    await rm(join(dataDir, file), { force: true });
}
