/** Stores the bytes of pictures: as blobs on the platform, in a folder of `DATA_DIR` on one machine. */
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from '#src/contracts/env/env.ts';
import { writeWhole } from '#src/lib/write-whole.ts';

export interface MediaStore {
  /** Undefined if there is none with this key. */
  read: (key: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;
  write: (key: string, bytes: Uint8Array) => Promise<void>;
  remove: (key: string) => Promise<void>;
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
  return {
    async read(key) {
      const bytes = await (await open()).get(key, { type: 'arrayBuffer' });
      return bytes ? new Uint8Array(bytes) : undefined;
    },
    async write(key, bytes) {
      await (await open()).set(key, new Uint8Array(bytes).buffer);
    },
    remove: async (key) => (await open()).delete(key),
  };
}

/** @param dataDir contains the folder `media` */
export function mediaFolder(dataDir: string): MediaStore {
  const place = join(dataDir, 'media');
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
      await mkdir(place, { recursive: true });
      await writeWhole(join(place, key), bytes, { flush: true });
    },
    remove: (key) => rm(join(place, key), { force: true }),
  };
}
