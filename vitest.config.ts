import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { contentFolder } from './server/content-folder.ts';

/** Where an owner has begun a site of their own, the agency that came with the engine is its fixture. */
const demo = join(import.meta.dirname, 'tests/demo-agency');
const hasDemo = existsSync(demo);
const own = contentFolder(import.meta.dirname);
const contentIn = (folder: string) => ({ alias: { '#src/content': folder } });
const CONTENT = 'src/content/**/*.test.ts';
const RULES = 'src/{contracts,domain,lib}/**/*.test.ts';

export default defineConfig({
  test: {
    // One embedded Postgres a file is enough for two cores.
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    setupFiles: ['scripts/testing/longer-waits.ts'],
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        resolve: contentIn(own),
        test: { name: 'content', include: [CONTENT], pool: 'threads', isolate: false },
      },
      {
        extends: true,
        resolve: contentIn(hasDemo ? demo : own),
        // Rules without state: their files share their modules, which take longer to load than to test.
        test: { name: 'rules', include: [RULES], pool: 'threads', isolate: false },
      },
      {
        extends: true,
        resolve: contentIn(hasDemo ? demo : own),
        test: {
          name: 'pages',
          include: ['src/**/*.test.ts'],
          exclude: [CONTENT, RULES],
          // Stores are module state and some files turn the clock: each file starts with modules of its own.
          pool: 'threads',
        },
      },
      {
        extends: true,
        resolve: contentIn(hasDemo ? demo : own),
        test: {
          name: 'programs',
          include: ['{functions,db,server,scripts,integrations,bench,tests}/**/*.test.ts'],
          // What takes seconds each and hardly ever breaks: `npm run test:nightly`.
          exclude: [
            'scripts/new-site/content/**',
            ...(process.env.NIGHTLY ? [] : ['tests/faults/**', '**/*.nightly.test.ts']),
          ],
          // For the programs that tests start.
          env: hasDemo ? { NODE_OPTIONS: '--conditions=demo-agency' } : {},
          globalSetup: [
            'scripts/ensure-generated.ts',
            'db/testing/once-a-run.ts',
            'db/testing/postgres.ts',
          ],
        },
      },
    ],
  },
});
