/** What a machine of one's own keeps in files: the bytes of pictures in `MEDIA_DIR`, and lines of text in `DATA_DIR`. */
import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { glob, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MarkerStore } from '#api/host.ts';
import type { MediaStore, StagedPicture } from '#api/media/store.ts';

/** Ending of files that have no name yet; one that a killed program left is removed by a later start. */
const UNFINISHED = '.unfinished';

/** Longer than a picture is unfinished, in ms: another instance may be writing one. */
const LEFT_MS = 10 * 60_000;

/** The pictures in a folder, which several instances may share: a file has its name once it is whole. */
export function mediaFolder(place: string): MediaStore {
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

/** Removes what was unfinished when a program was killed. */
export async function removeUnfinishedMedia(place: string): Promise<void> {
  for await (const name of glob(`*${UNFINISHED}`, { cwd: place })) {
    const file = join(place, name);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Infinity }));
    if (mtimeMs < Date.now() - LEFT_MS) await rm(file, { force: true });
  }
}

/** The name of a folder of pictures, by which instances find out whether they share it. Written by the first of them. */
export async function nameOfFolder(place: string): Promise<string> {
  await mkdir(place, { recursive: true });
  const file = join(place, '.name');
  await writeFile(file, randomUUID(), { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  return readFile(file, 'utf8');
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
