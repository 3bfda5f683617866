import { constants, copyFile, mkdir, readdir, readFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { parseFragment } from 'parse5';
import { eachOf } from '#src/lib/each-of.ts';
import { writeWhole } from '#src/lib/write-whole.ts';
import { shareImage, type ShareSubject } from '#src/domain/share-image.ts';
import { drawShareImage } from '#api/publishing/share-image/draw.ts';

/** After a build: draws the picture that each page names as its `og:image`, unless it is in the cache. */
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
        const { needed, drawn } = await writeShareImages(root, cache);
        logger.info(`${needed} pictures, ${drawn} of them drawn`);
      },
    },
  };
}

/**
 * Draws what the pages in `root` name and `cache` does not hold.
 * @returns how many pictures are needed, and how many were drawn
 */
export async function writeShareImages(root: string, cache: string) {
  /** What the pages' pictures show, by the picture's address. */
  const subjects = new Map<string, ShareSubject>();
  const pages = (await readdir(root, { recursive: true })).filter((name) => name.endsWith('.html'));
  await eachOf(pages, async (page) => {
    const subject = readSubject(await readFile(join(root, page), 'utf8'));
    if (subject) subjects.set(shareImage(subject).path, subject);
  });
  await mkdir(cache, { recursive: true });
  if (subjects.size > 0) await mkdir(join(root, 'share'), { recursive: true });
  let drawn = 0;
  await eachOf([...subjects], async ([path, subject]) => {
    const cached = join(cache, basename(path));
    if (!existsSync(cached)) {
      await writeWhole(cached, await drawShareImage(subject));
      drawn++;
    }
    await copyFile(cached, join(root, path), constants.COPYFILE_FICLONE);
  });
  return { needed: subjects.size, drawn };
}

/** The element as src/layouts/Head.astro writes it. Matched, because this runs for every page after every build. */
const IMAGE = /<meta property="og:image"(?:[^">]|"[^"]*")*>/;

/** Reads what a page's share image shows from `data-share` of its `og:image`. */
export function readSubject(html: string): ShareSubject | undefined {
  const [tag = ''] = IMAGE.exec(html.slice(0, html.indexOf('</head>'))) ?? [];
  const [image] = parseFragment(tag).childNodes;
  const attributes = image && 'attrs' in image ? image.attrs : [];
  const subject = attributes.find(({ name }) => name === 'data-share')?.value;
  return subject === undefined ? undefined : (JSON.parse(subject) as ShareSubject);
}
