/** `npm run preview`: serves what `npm run build` built, with the functions, as the platform would. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PLATFORM_FOLDER } from '#server/build-site.ts';
import { setUp } from '#server/setup.ts';
import { PlainError } from '#server/plain-error.ts';
import { type Program, run } from '#server/program.ts';
import { loadSite } from '#server/serve/load.ts';
import { serveSite } from '#server/serve-site.ts';

await run(preview, 0);

async function preview(program: Program): Promise<void> {
  const built = resolve(process.env.OUT_DIR || 'dist');
  if (!existsSync(built)) throw new PlainError(`There is no build in ${built}: npm run build first.`);
  const setup = await setUp(program);
  const compressed = join(setup.env.DATA_DIR, 'preview');
  const site = await loadSite([built], compressed, setup.root, join(setup.root, PLATFORM_FOLDER));
  await serveSite(program, setup, { current: () => site });
}
