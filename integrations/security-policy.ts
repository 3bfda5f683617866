import { hash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { securityHeaders, type PolicySources } from '#src/lib/security-headers.ts';

/** Generated module from which functions read the hashes of the pages that they answer with. */
const GENERATED = new URL('../api/generated/policy.ts', import.meta.url);

/** The hashes of inline scripts or styles. */
export function hashes(contents: Iterable<string>): string[] {
  return [...contents].map((content) => `sha256-${hash('sha256', content, 'base64')}`).sort();
}

/** Writes the policy into `_headers` and a generated module, so that pages and functions send the same. */
export async function writePolicy(root: string, sources: PolicySources): Promise<void> {
  const headers = Object.entries(securityHeaders(sources)).map(([name, value]) => `  ${name}: ${value}`);
  await writeFile(join(root, '_headers'), ['/*', ...headers, ''].join('\n'));
  const lines = Object.entries(sources).map(
    ([name, value]) => `export const ${name}: string[] = ${JSON.stringify(value, null, 2)};`,
  );
  await mkdir(new URL('.', GENERATED), { recursive: true });
  await writeFile(GENERATED, `// Written by integrations/security-policy.ts.\n${lines.join('\n')}\n`);
}
