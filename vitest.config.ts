import { defineConfig } from 'vitest/config';
import { contentFolder } from './server/content-folder.ts';

export default defineConfig({
  resolve: { alias: { '#src/content': contentFolder(import.meta.dirname) } },
  test: {
    // One embedded Postgres a file is enough for two cores.
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'pages',
          include: ['src/**/*.test.ts'],
          // Stores are module state and some files turn the clock: each file starts with modules of its own.
          pool: 'threads',
        },
      },
      {
        extends: true,
        test: {
          name: 'programs',
          include: ['{functions,db,server,scripts,integrations,bench,tests}/**/*.test.ts'],
          // What takes seconds each and hardly ever breaks: `npm run test:nightly`.
          exclude: process.env.NIGHTLY ? [] : ['tests/faults/**', '**/*.nightly.test.ts'],
          globalSetup: ['scripts/ensure-generated.ts', 'db/testing/once-a-run.ts'],
        },
      },
    ],
  },
});
