import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

const folder = fileURLToPath(new URL('../functions/shared/generated/', import.meta.url));

/** What the modules export that a build writes, each with a line that stands for it. */
const modules: Record<string, Record<string, string>> = {
  'policy.ts': Object.fromEntries(
    ['scriptHashes', 'styleHashes', 'frameOrigins'].map((name) => [
      name,
      `export const ${name}: string[] = [];\n`,
    ]),
  ),
  'contact-page.ts': { contactPage: "export const contactPage: string = '<main></main>';\n" },
};

/**
 * Adds what a build of the pages generates, empty, where no build has written it yet: so that the
 * functions can be checked, tested and packed on a fresh clone.
 */
export default function ensureGenerated(): void {
  mkdirSync(folder, { recursive: true });
  for (const [file, lines] of Object.entries(modules)) {
    const before = existsSync(folder + file) ? readFileSync(folder + file, 'utf8') : '';
    const missing = Object.entries(lines)
      .filter(([name]) => !before.includes(`export const ${name}:`))
      .map(([, line]) => line);
    if (missing.length > 0) writeFileSync(folder + file, before + missing.join(''));
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) ensureGenerated();
