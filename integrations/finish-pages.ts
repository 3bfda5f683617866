import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { eachOf } from '#src/lib/each-of.ts';
import type { PolicySources } from '#src/lib/security-headers.ts';
import { completePage, type Scripts, stylesMarker } from '#src/lib/complete-page.ts';
import { inspect } from './inspect-page.ts';
import { readScripts } from './script-graph.ts';
import { hashes, writePolicy } from './security-policy.ts';

/**
 * After a build: names the scripts in each page, and writes the content policy.
 * Scripts and policy also go into the bundle of pages rendered on demand (src/lib/built.ts).
 * @param options.scene address of a configured 3D scene; its origin may then be framed
 * @throws where a page has an inline handler, a style attribute or a `javascript:` address
 */
export function finishPages(options: { scene: string | undefined }): AstroIntegration {
  let server: URL;
  /** Inline styles of the pages that are rendered on demand. */
  const styles = new Set<string>();
  return {
    name: 'finish-pages',
    hooks: {
      'astro:config:done': ({ config }) => {
        server = config.build.server;
      },
      'astro:build:ssr': ({ manifest }) => {
        for (const { routeData, styles: own } of manifest.routes) {
          for (const style of own) {
            if (style.type !== 'inline' || routeData.prerender) continue;
            styles.add(style.content);
            style.content = stylesMarker([...styles].indexOf(style.content));
          }
        }
      },
      // Before the adapter copies the bundle.
      'astro:build:generated': async ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        const scripts = await readScripts(root);
        const found = await finish(root, scripts);
        const policy = {
          scriptHashes: hashes(found.scripts),
          styleHashes: hashes(new Set([...found.styles, ...styles])),
          frameOrigins: options.scene ? [new URL(options.scene).origin] : [],
        };
        await writePolicy(root, policy);
        await writeIntoBundle(fileURLToPath(server), { policy, scripts, styles: [...styles] });
        const { scriptHashes, styleHashes } = policy;
        logger.info(`policy with ${scriptHashes.length} script and ${styleHashes.length} style hashes`);
      },
    },
  };
}

async function finish(root: string, scripts: Scripts) {
  const found = { scripts: new Set<string>(), styles: new Set<string>() };
  const forbidden: string[] = [];
  await eachPage(root, async (name) => {
    const file = join(root, name);
    const built = await readFile(file);
    const html = completePage(built, scripts).toString();
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

/** @throws {Error} where the bundle lacks the marker, because its pages would have no policy */
async function writeIntoBundle(folder: string, built: { policy: PolicySources; scripts: Scripts; styles: string[] }) {
  const text = JSON.stringify(JSON.stringify(built));
  let replaced = 0;
  for (const name of await readdir(folder, { recursive: true })) {
    if (!name.endsWith('.mjs')) continue;
    const file = join(folder, name);
    const before = await readFile(file, 'utf8');
    const after = before.replaceAll(/(["'`])@@BUILT@@\1/g, () => text);
    if (after === before) continue;
    await writeFile(file, after);
    replaced++;
  }
  if (replaced === 0) throw new Error('No module of the bundle has the marker of src/lib/built.ts.');
}

/** Runs `act` for every page of a built site, by path in the folder. */
export async function eachPage(root: string, act: (name: string) => Promise<void>): Promise<void> {
  const names = await readdir(root, { recursive: true });
  await eachOf(
    names.filter((name) => name.endsWith('.html')),
    act,
  );
}
