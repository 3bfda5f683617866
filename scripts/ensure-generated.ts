import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

const folder = fileURLToPath(new URL('../api/generated/', import.meta.url));

/** Exports of the modules that a build generates, each with an empty default. */
const modules: Record<string, string[]> = {
  'policy.ts': ['scriptHashes', 'styleHashes', 'frameOrigins'].map((name) => `export const ${name}: string[] = [];\n`),
  'contact-page.ts': ["export const contactPage: string = '<main></main>';\n"],
};

/** Writes empty defaults for modules that no build has generated yet, as on a fresh clone. */
export default function ensureGenerated(): void {
  mkdirSync(folder, { recursive: true });
  for (const [file, lines] of Object.entries(modules)) {
    const before = existsSync(folder + file) ? readFileSync(folder + file, 'utf8') : '';
    const missing = lines.filter((line) => !before.includes(line.slice(0, line.indexOf(':') + 1)));
    if (missing.length > 0) writeFileSync(folder + file, before + missing.join(''));
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) ensureGenerated();
