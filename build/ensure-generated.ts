import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const file = fileURLToPath(new URL('../functions/shared/generated/policy.ts', import.meta.url));

const empty = ['scriptHashes', 'styleHashes', 'frameOrigins']
  .map((name) => `export const ${name}: string[] = [];\n`)
  .join('');

/**
 * Writes the modules that a build of the pages generates, empty, where no build has run yet: so that
 * the functions can be checked, tested and packed on a fresh clone.
 */
export default function ensureGenerated(): void {
  if (existsSync(file)) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, empty);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) ensureGenerated();
