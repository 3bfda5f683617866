import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { readSnapshot } from '#src/domain/posts/snapshot.ts';
import ensureGenerated from './ensure-generated.ts';
import { editionOf, KeptPages } from './kept-pages.ts';
import { writePostPages } from './post-pages.ts';
import { templatesInDevelopment } from './templates/in-development.ts';
import { makeTemplates, moduleOf, SHELLS } from './templates/make-templates.ts';

/** Where the functions find the pages they answer with. */
const GENERATED = fileURLToPath(new URL('../functions/shared/generated/pages.ts', import.meta.url));

/**
 * After a build: makes templates of the finished shells, for the functions a generated module, and fills
 * them with every post that is published. In development the functions' pages are those of the server.
 *
 * @param options.keep pages of posts in the cache folder for the builds to come
 */
export function templates(options: { keep: boolean }): AstroIntegration {
  let origin = '';
  let project = '';
  let cache = '';
  return {
    name: 'templates',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command !== 'dev') return;
        ensureGenerated();
        updateConfig({ vite: { plugins: [templatesInDevelopment(() => origin)] } });
      },
      'astro:config:done': ({ config }) => {
        origin = new URL(config.site ?? '').origin;
        project = fileURLToPath(config.root);
        cache = fileURLToPath(new URL('post-pages/', config.cacheDir));
      },
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        const pages = await makeTemplates(origin, (path) =>
          readFile(join(root, `${path}.html`), 'utf8'),
        );
        await writeModule(moduleOf(pages));
        await rm(join(root, SHELLS), { recursive: true });
        const { blogPost: blog, signalBoardPost } = pages;
        const edition = await editionOf(project, [blog, signalBoardPost]);
        const { posts, made } = await writePostPages(root, {
          origin,
          templates: { blog, 'signal-board': signalBoardPost },
          snapshot: readSnapshot(),
          kept: options.keep ? await KeptPages.open(cache, edition) : undefined,
        });
        logger.info(`${posts} posts, ${made} of them made`);
      },
    },
  };
}

async function writeModule(text: string): Promise<void> {
  await mkdir(dirname(GENERATED), { recursive: true });
  // Renamed into place: a program that starts meanwhile reads no half of it.
  await writeFile(`${GENERATED}.new`, text);
  await rename(`${GENERATED}.new`, GENERATED);
}
