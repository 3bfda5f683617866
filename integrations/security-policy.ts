import { hash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pagePolicy, type PolicySources, securityHeaders } from '#src/lib/security-headers.ts';

/** The hashes of inline scripts or styles. */
export function hashes(contents: Iterable<string>): string[] {
  return [...contents].map((content) => `sha256-${hash('sha256', content, 'base64')}`).sort();
}

/** Writes the policy of the pages into `_headers`. */
export async function writePolicy(root: string, sources: PolicySources): Promise<void> {
  const headers = Object.entries(securityHeaders(pagePolicy(sources))).map(([name, value]) => `  ${name}: ${value}`);
  await writeFile(join(root, '_headers'), ['/*', ...headers, ''].join('\n'));
}
