/** What a machine of one's own keeps in files of `DATA_DIR`: the bytes of pictures, and lines of text. */
import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { glob, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MarkerStore } from '#api/host.ts';
import type { MediaStore, StagedPicture } from '#api/media/store.ts';

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

/** A line of text. Only one process uses the folder, so comparing and writing synchronously is enough. */
export async function markerFile(folder: string, name: string): Promise<MarkerStore> {
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
