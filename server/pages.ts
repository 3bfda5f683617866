import { join } from 'node:path';
import { settingsForBuild } from '#db/settings.ts';
import type { Env } from '#src/contracts/env.ts';
import { buildSite } from './build-site.ts';
import type { LocalDatabase } from './database.ts';
import type { PlatformConfig } from './serve/rules.ts';
import { hashInputs, watchSources } from './site-inputs.ts';
import { LocalSite } from './site.ts';

export interface PagesOptions {
  root: string;
  env: Env;
  database: LocalDatabase;
  config: PlatformConfig;
  signal: AbortSignal;
  report: (line: string) => void;
}

/** The pages of this project, built from its sources. */
export function pagesOf(options: PagesOptions): LocalSite {
  const { root, env, database, config, signal, report } = options;
  let ownerSettings: string | undefined;
  return new LocalSite({
    folder: join(env.DATA_DIR, 'site'),
    byproducts: ['policy.ts', 'contact-page.ts'].map((name) =>
      join(root, 'functions/shared/generated', name),
    ),
    config,
    report,
    watch: (listener) => watchSources(root, listener),
    prepare: async () => {
      ownerSettings = await database.use(settingsForBuild);
      return hashInputs(root, { ...pageVariables(env), ownerSettings });
    },
    build: (outDir) =>
      buildSite({
        root,
        outDir,
        siteUrl: env.SITE_URL,
        ownerSettings,
        log: join(env.DATA_DIR, 'build.log'),
        signal,
      }),
  });
}

/** The environment variables that pages read: the origin, and those marked as public. */
function pageVariables(env: Env): Record<string, string | undefined> {
  const marked = Object.entries(process.env).filter(([name]) => name.startsWith('PUBLIC_'));
  return { SITE_URL: env.SITE_URL, ...Object.fromEntries(marked) };
}
