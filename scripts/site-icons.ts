/** `npm run icons`: writes the brand's icon into the content's public files, in the forms that systems ask for. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentFolder } from '#server/content-folder.ts';
import { brand } from '#src/content/brand.data.ts';
import { drawIcons } from './brand/draw-icons.ts';

const folder = join(contentFolder(process.cwd()), 'public');
for (const [file, icon] of await drawIcons(brand)) await writeFile(join(folder, file), icon);
