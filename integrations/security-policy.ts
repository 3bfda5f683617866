import { hash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { securityHeaders, type PolicySources } from '#src/lib/security-headers.ts';

/** Generated module from which functions read the hashes of the pages that they answer with. */
const GENERATED = new URL('../functions/shared/generated/policy.ts', import.meta.url);

/** Inline scripts and styles of a site's pages. */
interface Inline {
  scripts: Iterable<string>;
  styles: Iterable<string>;
  frameOrigins: readonly string[];
}

/** The hashes of the inline contents. */
export function policyOf({ scripts, styles, frameOrigins }: Inline): PolicySources {
  return { scriptHashes: hashes(scripts), styleHashes: hashes(styles), frameOrigins };
}

/** Writes the policy into `_headers` and a generated module, so that pages and functions send the same. */
export async function writePolicy(root: string, sources: PolicySources): Promise<void> {
  await writeHeaders(root, sources);
  await writeModule(sources);
}

function hashes(contents: Iterable<string>): string[] {
  return [...contents].map((content) => `sha256-${hash('sha256', content, 'base64')}`).sort();
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
  await writeFile(
    GENERATED,
    `// Written by integrations/security-policy.ts.\n${lines.join('\n')}\n`,
  );
}
