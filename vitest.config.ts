import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { contentFolder } from './server/content-folder.ts';

/** Where an owner has begun a site of their own, the agency that came with the engine is its fixture. */
const demo = join(import.meta.dirname, 'tests/demo-agency');
const hasDemo = existsSync(demo);
const own = contentFolder(import.meta.dirname);
const CONTENT = 'src/content/**/*.test.ts';
/** All but three, which replace modules by those of another site. */
const RULES = 'src/{contracts,domain,lib}/**/!(other-site|workload|german).test.ts';

/** Tests of functions that replace modules, which other files may have loaded, or need them unused. */
const REPLACING = [
  'api/tests/idle.nightly.test.ts',
  'api/tests/log-privacy.test.ts',
  'api/tests/without-tools.test.ts',
  'api/http/limits.test.ts',
  'api/contact/other-site.test.ts',
  'api/outbox/mail/other-site.test.ts',
  'scripts/posts-import/many-posts.nightly.test.ts',
];

/** What takes seconds each and hardly ever breaks: `npm run test:nightly`. */
const NOT_BY_DAY = process.env.NIGHTLY ? [] : ['**/*.nightly.test.ts'];
/** For the programs that tests start. */
const demoPrograms: Record<string, string> = hasDemo ? { NODE_OPTIONS: '--conditions=demo-agency' } : {};

/** Tests with the content of a folder. */
const project = (content: string, test: TestProjectInlineConfiguration['test']) => ({
  extends: true as const,
  resolve: { alias: { '#src/content': content } },
  test,
});
const content = hasDemo ? demo : own;
const globalSetup = ['db/testing/once-a-run.ts'];
const withPostgres = [...globalSetup, 'db/testing/postgres.ts'];

export default defineConfig({
  test: {
    // One embedded Postgres a file is enough for two cores.
    maxWorkers: 2,
    // Far longer than any takes: on a busy machine a database may start late.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    setupFiles: ['scripts/testing/longer-waits.ts'],
    expect: { poll: { timeout: 20_000 } },
    projects: [
      project(own, { name: 'content', include: [CONTENT], pool: 'threads', isolate: false }),
      // Rules without state: their files share their modules, which take longer to load than to test.
      project(content, { name: 'rules', include: [RULES], pool: 'threads', isolate: false }),
      project(content, {
        name: 'pages',
        include: ['src/**/*.test.ts'],
        exclude: [CONTENT, RULES],
        // Stores are module state and some files turn the clock: each file starts with modules of its own.
        pool: 'threads',
      }),
      project(content, {
        name: 'programs',
        include: ['{server,integrations,bench}/**/*.test.ts'],
        exclude: NOT_BY_DAY,
        isolate: false,
        env: demoPrograms,
        globalSetup: withPostgres,
      }),
      project(content, {
        name: 'functions',
        include: ['{api,db,functions,scripts}/**/*.test.ts'],
        exclude: ['scripts/new-site/content/**', ...REPLACING, ...NOT_BY_DAY],
        isolate: false,
        env: demoPrograms,
        globalSetup: withPostgres,
      }),
      project(content, {
        name: 'isolated',
        include: REPLACING,
        exclude: NOT_BY_DAY,
        env: demoPrograms,
        globalSetup: withPostgres,
      }),
    ],
  },
});
