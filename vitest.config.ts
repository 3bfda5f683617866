import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // One embedded Postgres a file is enough for two cores.
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'pages',
          include: ['src/**/*.test.ts'],
          // What a file reads it sets itself; a process for each took longer than its tests.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'programs',
          include: ['{functions,db,local,build,tests}/**/*.test.ts'],
          globalSetup: ['build/ensure-generated.ts', 'db/testing/once-a-run.ts'],
        },
      },
    ],
  },
});
