/** Fails where a source file outside the content says something that belongs to this agency alone. */
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentFolder } from '#server/content-folder.ts';
import { found, identityOf } from './identity.ts';

const SOURCES = [
  'astro.config.mjs',
  'src/pages/.well-known/*.ts',
  '{src,functions,db,server,scripts,integrations}/**/*.{ts,tsx,astro,css,mjs}',
];
const NOT_SEARCHED = [
  'src/content/**',
  'scripts/new-site/**',
  'scripts/new-site.*',
  '**/{generated,test,tests,testing}/**',
  '**/{*.test.{ts,tsx},*-cases.data.ts}',
];

const root = join(import.meta.dirname, '../..');
const identity = await identityOf(contentFolder(root));
const wrong: string[] = [];
for (const file of globSync(SOURCES, { cwd: root, exclude: NOT_SEARCHED })) {
  const said = found(identity, await readFile(join(root, file), 'utf8'));
  wrong.push(...said.map((words) => `${file}: ${words}`));
}
console.log(wrong.join('\n') || 'Nothing outside the content is specific to this agency.');
process.exit(wrong.length > 0 ? 1 : 0);
