/**
 * Fails where a source file outside the content says something that belongs to the agency alone with which the engine
 * came. The words of an owner's own agency may be anything, such as a country or a month, which the engine names too.
 */
import { existsSync, globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentFolder } from '#server/content-folder.ts';
import { foundIn, identityOf } from './identity.ts';
import { NOT_SEARCHED, SOURCES } from './sources.data.ts';

const root = join(import.meta.dirname, '../..');
const demo = join(root, 'tests/demo-agency');
const identity = await identityOf(existsSync(demo) ? demo : contentFolder(root));
const wrong: string[] = [];
for (const file of globSync(SOURCES, { cwd: root, exclude: NOT_SEARCHED })) {
  const said = foundIn(identity, await readFile(join(root, file), 'utf8'));
  wrong.push(...said.map((words) => `${file}: ${words}`));
}
console.log(wrong.join('\n') || 'Nothing outside the content is specific to this agency.');
process.exit(wrong.length > 0 ? 1 : 0);
