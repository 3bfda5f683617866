import { join } from 'node:path';
import { settingsForBuild } from '#db/settings.ts';
import type { Env } from '#src/contracts/env.ts';
import { buildSite } from './build-site.ts';
import { report, type ServerSetup } from './setup.ts';
import { hashInputs } from './site-inputs.ts';
import { LocalSite } from './site.ts';

/** The pages of this project, built from its sources until the signal is aborted. */
export function pagesOf({ root, env, database }: ServerSetup, signal: AbortSignal) {
  let ownerSettings: string | undefined;
  return new LocalSite({
    folder: join(env.DATA_DIR, 'site'),
    byproducts: ['policy.ts', 'contact-page.ts'].map((name) =>
      join(root, 'functions/shared/generated', name),
    ),
    root,
    report,
    prepare: async () => {
      ownerSettings = await database.use(settingsForBuild);
      return hashInputs(root, { ...pageVariables(env), ownerSettings });
    },
    build: (outDir) => {
      const log = join(env.DATA_DIR, 'build.log');
      return buildSite({ root, outDir, siteUrl: env.SITE_URL, ownerSettings, log, signal });
    },
  });
}

/** The environment variables that pages read: the origin, and those marked as public. */
function pageVariables(env: Env): Record<string, string | undefined> {
  const marked = Object.entries(process.env).filter(([name]) => name.startsWith('PUBLIC_'));
  return { SITE_URL: env.SITE_URL, ...Object.fromEntries(marked) };
}
