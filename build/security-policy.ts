import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { parse } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { securityHeaders, type PolicySources } from '../src/lib/security-headers.ts';

/** Where the functions find the hashes of the pages they answer with. */
const GENERATED = new URL('../functions/shared/generated/policy.ts', import.meta.url);

/**
 * After a build: takes the hashes of the inline scripts and styles from the built files and writes
 * them into `_headers` (pages) and a generated module (functions), so that both answer with one policy.
 *
 * @param options.scene address of a configured 3D scene; its origin may then be framed.
 * @throws where a page holds what no hash can let in: an inline event handler, a style attribute or
 *   a `javascript:` address.
 */
export function securityPolicy(options: { scene: string | undefined }): AstroIntegration {
  return {
    name: 'security-policy',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        const sources = await collect(root);
        const frameOrigins = options.scene ? [new URL(options.scene).origin] : [];
        await writeHeaders(root, { ...sources, frameOrigins });
        await writeModule({ ...sources, frameOrigins });
        logger.info(
          `policy with ${sources.scriptHashes.length} script and ${sources.styleHashes.length} style hashes`,
        );
      },
    },
  };
}

async function collect(root: string): Promise<Omit<PolicySources, 'frameOrigins'>> {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const forbidden: string[] = [];
  const files = await readdir(root, { recursive: true });
  for (const file of files.filter((name) => name.endsWith('.html')).sort()) {
    const page = inspect(await readFile(join(root, file), 'utf8'));
    page.scripts.forEach((text) => scripts.add(hash(text)));
    page.styles.forEach((text) => styles.add(hash(text)));
    forbidden.push(...page.forbidden.map((what) => `${file}: ${what}`));
  }
  if (forbidden.length > 0) {
    throw new Error(`The content policy would block:\n  ${forbidden.join('\n  ')}`);
  }
  return { scriptHashes: [...scripts].sort(), styleHashes: [...styles].sort() };
}

/** The inline scripts and styles of a page, and what no hash can allow. */
export function inspect(html: string): {
  scripts: string[];
  styles: string[];
  forbidden: string[];
} {
  const found = { scripts: [] as string[], styles: [] as string[], forbidden: [] as string[] };
  visit(parse(html), (element) => {
    const attributes = new Map(element.attrs.map(({ name, value }) => [name, value]));
    for (const [name, value] of attributes) {
      if (name === 'style' || name.startsWith('on') || /^\s*javascript:/i.test(value)) {
        found.forbidden.push(`<${element.tagName} ${name}="${value.slice(0, 60)}">`);
      }
    }
    if (element.tagName === 'style') found.styles.push(text(element));
    if (element.tagName === 'script' && !attributes.has('src') && !isData(attributes.get('type'))) {
      found.scripts.push(text(element));
    }
  });
  return found;
}

/** Blocks of data (JSON-LD and the like) are never run, so the policy does not ask for their hash. */
function isData(type: string | undefined): boolean {
  return /json$/.test(type ?? '');
}

function visit(
  node: DefaultTreeAdapterTypes.Node,
  see: (element: DefaultTreeAdapterTypes.Element) => void,
): void {
  if ('attrs' in node) see(node);
  if ('content' in node) visit(node.content, see);
  if ('childNodes' in node) node.childNodes.forEach((child) => visit(child, see));
}

function text(element: DefaultTreeAdapterTypes.Element): string {
  return element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}

function hash(content: string): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

async function writeHeaders(root: string, sources: PolicySources): Promise<void> {
  const lines = Object.entries(securityHeaders(sources)).map(
    ([name, value]) => `  ${name}: ${value}`,
  );
  await writeFile(join(root, '_headers'), ['/*', ...lines, ''].join('\n'));
}

async function writeModule(sources: PolicySources): Promise<void> {
  const lines = Object.entries(sources).map(
    ([name, value]) => `export const ${name}: string[] = ${JSON.stringify(value, null, 2)};`,
  );
  await mkdir(new URL('.', GENERATED), { recursive: true });
  await writeFile(GENERATED, `// Written by build/security-policy.ts.\n${lines.join('\n')}\n`);
}
