import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { contentFolder } from './content-folder.ts';

const project = join(import.meta.dirname, '..');

/** Everything in the project that a page can depend on. */
const SOURCES = [
  relative(project, contentFolder(project)),
  'src',
  'db',
  'integrations',
  'api/publishing/share-image',
  'astro.config.mjs',
  'package-lock.json',
  'tsconfig.json',
];

/** A hash of all inputs of a build; `variables` are the environment variables that pages read. */
export async function hashInputs(root: string, variables: Record<string, string | undefined>) {
  const hash = createHash('sha256');
  hash.update(JSON.stringify(Object.entries(variables).sort()));
  for (const source of SOURCES) await addTo(hash, root, source);
  return hash.digest('hex');
}

async function addTo(hash: ReturnType<typeof createHash>, root: string, path: string) {
  const full = join(root, path);
  try {
    const names = await readdir(full);
    for (const name of names.sort()) await addTo(hash, root, `${path}/${name}`);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || path.endsWith('.test.ts')) return;
    if (code !== 'ENOTDIR') throw error;
    hash.update(`${path}\n`).update(await readFile(full));
  }
}
