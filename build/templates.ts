import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Where the functions find the pages they answer with. */
const GENERATED = fileURLToPath(new URL('../functions/shared/generated/pages.ts', import.meta.url));

/** Pages that only functions answer with; they leave the built site. */
const SHELLS = 'shells';

/** Built pages by the name under which functions know them. */
const pages: Record<string, string> = {
  blogPost: `${SHELLS}/blog-post`,
  blogNotFound: `${SHELLS}/blog-not-found`,
  signalBoardPost: `${SHELLS}/signal-board-post`,
  signalBoardNotFound: `${SHELLS}/signal-board-not-found`,
  failed: `${SHELLS}/failed`,
  notFound: '404',
  blogEditor: 'admin-dashboard/blog/post',
  signalBoardEditor: 'admin-dashboard/post',
};

/** Answered with to the letter: their own scripts fill what is marked in them. */
const AS_BUILT = ['blogEditor', 'signalBoardEditor'];

/** What the module exports. */
export const pageNames = Object.keys(pages);

/**
 * After a build: writes the pages that functions answer with into a generated module, with marks for
 * what is known only when they are asked for (src/domain/template.ts).
 */
export function templates(): AstroIntegration {
  let origin = '';
  return {
    name: 'templates',
    hooks: {
      'astro:config:done': ({ config }) => {
        origin = new URL(config.site ?? '').origin;
      },
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        const lines: string[] = [];
        for (const [name, path] of Object.entries(pages)) {
          const html = await readIfThere(join(root, `${path}.html`));
          const isTemplate = !AS_BUILT.includes(name);
          lines.push(moduleLine(name, isTemplate ? withMarks(html, { origin, path }) : html));
        }
        await writeModule(lines);
        await rm(join(root, SHELLS), { recursive: true, force: true });
        logger.info(`${lines.length} pages for the functions`);
      },
    },
  };
}

/**
 * A built page with marks for where it will stand: `{{origin}}` of the site, so that the module is the
 * same for every SITE_URL, and of a shell `{{address}}`, and whether search engines may keep it.
 */
export function withMarks(
  html: string,
  { origin, path }: { origin: string; path: string },
): string {
  const marked = path.startsWith(SHELLS) ? withAddress(html, `${origin}/${path}`) : html;
  return marked.replaceAll(origin, '{{origin}}');
}

function withAddress(html: string, address: string): string {
  const canonical = `<link rel="canonical" href="${address}">`;
  const robots = '<meta name="robots" content="noindex">';
  const either =
    `<!--if:meta.noindex-->${robots}<!--/if:meta.noindex-->` +
    `<!--if:canonical--><link rel="canonical" href="{{canonical}}"><!--/if:canonical-->`;
  return html.replace(canonical, either).replaceAll(address, '{{address}}');
}

/** One export of the module; a page that is not built is empty. */
export function moduleLine(name: string, html: string): string {
  return `export const ${name}: string = ${JSON.stringify(html)};\n`;
}

async function writeModule(lines: string[]): Promise<void> {
  await mkdir(dirname(GENERATED), { recursive: true });
  // Renamed into place: a program that starts meanwhile reads no half of it.
  await writeFile(`${GENERATED}.new`, `// Written by build/templates.ts.\n${lines.join('')}`);
  await rename(`${GENERATED}.new`, GENERATED);
}

async function readIfThere(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => '');
}
