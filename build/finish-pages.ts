import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { eachOf } from './each-of.ts';
import { inspect } from './inspect-page.ts';
import { ScriptTags } from './script-tags.ts';
import { writePolicy } from './security-policy.ts';

/**
 * After a build: has each page name its scripts (script-tags.ts), and writes the policy that lets in
 * what the pages hold inline (security-policy.ts). The pages of posts come after it, made from what it
 * has finished (post-pages.ts).
 *
 * @param options.scene address of a configured 3D scene; its origin may then be framed.
 * @throws where a page holds what no hash can let in: an inline event handler, a style attribute or
 *   a `javascript:` address.
 */
export function finishPages(options: { scene: string | undefined }): AstroIntegration {
  return {
    name: 'finish-pages',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        const { scripts, styles } = await finish(root);
        await writePolicy(root, {
          scripts,
          styles,
          frameOrigins: options.scene ? [new URL(options.scene).origin] : [],
        });
        logger.info(`policy with ${scripts.size} script and ${styles.size} style hashes`);
      },
    },
  };
}

async function finish(root: string): Promise<{ scripts: Set<string>; styles: Set<string> }> {
  const found = { scripts: new Set<string>(), styles: new Set<string>() };
  const forbidden: string[] = [];
  const tags = new ScriptTags((path) => readFile(join(root, path), 'utf8'));
  await eachPage(root, async (name) => {
    const file = join(root, name);
    const html = await tags.name(await readFile(file, 'utf8'));
    await writeFile(file, html);
    const page = inspect(html);
    page.scripts.forEach((text) => found.scripts.add(text));
    page.styles.forEach((text) => found.styles.add(text));
    forbidden.push(...page.forbidden.map((what) => `${name}: ${what}`));
  });
  if (forbidden.length > 0) {
    throw new Error(`The content policy would block:\n  ${forbidden.sort().join('\n  ')}`);
  }
  return found;
}

/** Some pages of a built site at a time, each by its path in the folder. */
export async function eachPage(root: string, act: (name: string) => Promise<void>): Promise<void> {
  const names = await readdir(root, { recursive: true });
  await eachOf(
    names.filter((name) => name.endsWith('.html')),
    act,
  );
}
