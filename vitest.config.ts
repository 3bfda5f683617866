import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    globalSetup: 'build/ensure-generated.ts',
    include: ['{src,functions,db,local,build,tests}/**/*.test.ts'],
    // One embedded Postgres a file is enough for two cores.
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
