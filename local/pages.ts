import { join } from 'node:path';
import { writeSnapshot } from '#db/snapshot.ts';
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

/** Where the content of the newest build stands, for commands beside a running program. */
export function snapshotFile(dataDir: string): string {
  return join(dataDir, 'content.json');
}

/** The pages of this project, built from its sources and the published posts of a database. */
export function pagesOf(options: PagesOptions): LocalSite {
  const { root, env, database, config, signal, report } = options;
  const snapshot = snapshotFile(env.DATA_DIR);
  return new LocalSite({
    folder: join(env.DATA_DIR, 'site'),
    byproducts: ['policy.ts', 'pages.ts'].map((name) =>
      join(root, 'functions/shared/generated', name),
    ),
    config,
    report,
    watch: (listener) => watchSources(root, listener),
    prepare: async () => {
      const content = await database.use((db) => writeSnapshot(db, snapshot));
      return hashInputs(root, pageVariables(env), content);
    },
    build: (outDir) =>
      buildSite({
        root,
        outDir,
        snapshot,
        siteUrl: env.SITE_URL,
        log: join(env.DATA_DIR, 'build.log'),
        signal,
      }),
  });
}

/** What the pages read of the environment: the origin, and what is marked as public. */
function pageVariables(env: Env): Record<string, string | undefined> {
  const marked = Object.entries(process.env).filter(([name]) => name.startsWith('PUBLIC_'));
  return { SITE_URL: env.SITE_URL, ...Object.fromEntries(marked) };
}
