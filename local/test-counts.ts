import { readFile } from 'node:fs/promises';

export interface Counts {
  passed: number;
  failed: number;
}

/** Reads the file of Vitest's json reporter. */
export async function countVitest(file: string): Promise<Counts> {
  const report = JSON.parse(await readFile(file, 'utf8')) as {
    numPassedTests: number;
    numFailedTests: number;
  };
  const { numPassedTests: passed, numFailedTests: failed } = report;
  return { passed, failed };
}

/** Reads the file of Playwright's json reporter; a test that passed at the second attempt has passed. */
export async function countPlaywright(file: string): Promise<Counts> {
  const { stats } = JSON.parse(await readFile(file, 'utf8')) as {
    stats: { expected: number; flaky: number; unexpected: number };
  };
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}
