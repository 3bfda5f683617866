/** Fails where the content's brand cannot be read, or where something that it names or that is drawn from it is missing. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentFolder } from '#server/content-folder.ts';
import { brand } from '#src/content/brand.data.ts';
import { contrastProblems } from './contrast.ts';
import { drawIcons } from './draw-icons.ts';
import { isSamePicture } from './same-picture.ts';

const problems = contrastProblems(brand);
for (const { path } of [...brand.fonts.heading.files, ...brand.fonts.body.files]) {
  if (!existsSync(path)) problems.push(`brand.data.ts: there is no font ${path}.`);
}
const folder = join(contentFolder(process.cwd()), 'public');
for (const [file, icon] of await drawIcons(brand)) {
  const stored = await readFile(join(folder, file)).catch(() => undefined);
  if (!stored || !(await isSamePicture(stored, icon))) {
    problems.push(
      `public/${file} is not what brand.data.ts says: npm run icons draws it anew. If it is what you want, put its SVG into icon there first.`,
    );
  }
}
console.log(problems.join('\n') || 'Every color can be read on its ground.');
process.exit(problems.length > 0 ? 1 : 0);
