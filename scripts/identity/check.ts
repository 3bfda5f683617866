/** Fails where a source file outside the content says something that belongs to this agency alone. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentFolder } from '#server/content-folder.ts';
import { found, identityOf } from './identity.ts';

const FOLDERS = ['src', 'functions', 'db', 'server', 'scripts', 'integrations'];
const NOT_SEARCHED =
  /^(src\/content|scripts\/new-site)[/.]|\/(generated|tests?|testing)\/|\.test\.tsx?$/;

const root = join(import.meta.dirname, '../..');
const identity = await identityOf(contentFolder(root));
const wrong: string[] = [];
for (const file of ['astro.config.mjs', ...(await sources())]) {
  const said = found(identity, await readFile(join(root, file), 'utf8'));
  wrong.push(...said.map((words) => `${file}: ${words}`));
}
console.log(wrong.join('\n') || 'Nothing outside the content is specific to this agency.');
process.exit(wrong.length > 0 ? 1 : 0);

async function sources(): Promise<string[]> {
  const lists = FOLDERS.map(async (folder) =>
    (await readdir(join(root, folder), { recursive: true })).map((file) => join(folder, file)),
  );
  return (await Promise.all(lists))
    .flat()
    .filter((file) => /\.(ts|tsx|astro|css|mjs)$/.test(file) && !NOT_SEARCHED.test(file));
}
