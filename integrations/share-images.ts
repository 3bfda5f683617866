import { constants, copyFile, link, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { shareImage, type ShareSubject } from '#src/domain/share-image.ts';
import { eachOf } from './each-of.ts';
import { eachPage } from './finish-pages.ts';
import { drawShareImage } from '#functions/shared/publishing/share-image/draw.ts';
import { readSubject } from './read-subject.ts';

/**
 * After a build: draws the picture that each page names as its `og:image`. A picture is kept in the cache folder under the hash of what it shows,
 * so a rebuild draws only what is new.
 */
export function shareImages(): AstroIntegration {
  let cache = '';
  return {
    name: 'share-images',
    hooks: {
      'astro:config:done': ({ config }) => {
        cache = fileURLToPath(new URL('share-images/', config.cacheDir));
      },
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        const { asked, drawn } = await writeShareImages(root, cache);
        logger.info(`${asked} pictures, ${drawn} of them drawn`);
      },
    },
  };
}

/**
 * @param root folder of the built pages
 * @param cache folder of pictures drawn before
 * @returns how many pictures are asked for, and how many had to be drawn
 */
export async function writeShareImages(
  root: string,
  cache: string,
): Promise<{ asked: number; drawn: number }> {
  const subjects = await collectSubjects(root);
  await mkdir(cache, { recursive: true });
  if (subjects.size > 0) await mkdir(join(root, 'share'), { recursive: true });
  let drawn = 0;
  await eachOf([...subjects], async ([path, subject]) => {
    const kept = join(cache, basename(path));
    if (!existsSync(kept)) {
      // Under its name only when it is whole: a build may be stopped at any moment.
      const half = `${kept}.${process.pid}`;
      await writeFile(half, await drawShareImage(subject));
      await rename(half, kept);
      drawn++;
    }
    await place(kept, join(root, path));
  });
  return { asked: subjects.size, drawn };
}

/** What the pages want drawn, by address. */
async function collectSubjects(root: string): Promise<Map<string, ShareSubject>> {
  const subjects = new Map<string, ShareSubject>();
  await eachPage(root, async (page) => {
    const subject = readSubject(await readFile(join(root, page), 'utf8'));
    if (subject) subjects.set(shareImage(subject).path, subject);
  });
  return subjects;
}

/** One file in two folders where the disk can do that, else a copy. */
async function place(from: string, to: string): Promise<void> {
  await link(from, to).catch(() => copyFile(from, to, constants.COPYFILE_FICLONE));
}
