/** `npm start`: the whole site on this machine. */
import { join } from 'node:path';
import { settingsForBuild } from '#db/settings.ts';
import { buildSite } from './build-site.ts';
import { type Program, run } from './program.ts';
import { serveSite } from './serve-site.ts';
import { type ServerSetup, setUp } from './setup.ts';
import { hashInputs } from './site-inputs.ts';
import { LocalSite } from './site.ts';

// A signal is the normal way to end it, so the exit status is 0.
await run(start, 0);

async function start(program: Program): Promise<void> {
  const setup = await setUp(program);
  const pages = pagesOf(setup, program.signal);
  program.signal.addEventListener('abort', () => pages.close());
  await pages.start();
  await serveSite(program, setup, {
    current: () => pages.current(),
    onSettings: () => pages.onSettings(),
  });
}

/** The pages of this project, built from its sources until the signal is aborted. */
function pagesOf({ root, env, database }: ServerSetup, signal: AbortSignal) {
  let ownerSettings: string | undefined;
  return new LocalSite({
    folder: join(env.DATA_DIR, 'site'),
    root,
    prepare: async () => {
      ownerSettings = await database.use(settingsForBuild);
      // Of the environment, pages read the origin and what is marked as public.
      const marked = Object.entries(process.env).filter(([name]) => name.startsWith('PUBLIC_'));
      const variables = { SITE_URL: env.SITE_URL, ...Object.fromEntries(marked) };
      return hashInputs(root, { ...variables, ownerSettings });
    },
    build: (outDir) => {
      const log = join(env.DATA_DIR, 'build.log');
      return buildSite({ root, outDir, siteUrl: env.SITE_URL, ownerSettings, log, signal });
    },
  });
}
