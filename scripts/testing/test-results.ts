import { readFile } from 'node:fs/promises';

/** What a tool reports about the tests it ran. */
export interface TestResults {
  passed: number;
  failed: number;
  durations: Duration[];
}

/** How long something took, in milliseconds. */
export interface Duration {
  name: string;
  ms: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    assertionResults: { fullName: string; duration?: number }[];
  }[];
}

/** A file, or a group of tests in it. */
interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    file: string;
    tests: { projectName: string; results: { duration: number }[] }[];
  }[];
}

interface PlaywrightReport {
  stats: { expected: number; flaky: number; unexpected: number };
  suites: PlaywrightSuite[];
}

/** Reads the output of Vitest's JSON reporter. */
export async function readVitest(file: string): Promise<TestResults> {
  const report = JSON.parse(await readFile(file, 'utf8')) as VitestReport;
  const durations = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration = 0 }) => ({
      name: `${name.replace(`${process.cwd()}/`, '')}: ${fullName}`,
      ms: duration,
    })),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests, durations };
}

/** Reads the output of Playwright's JSON reporter. A test that passed at the second attempt counts as passed. */
export async function readPlaywright(file: string): Promise<TestResults> {
  const { stats, suites } = JSON.parse(await readFile(file, 'utf8')) as PlaywrightReport;
  const { expected, flaky, unexpected } = stats;
  return { passed: expected + flaky, failed: unexpected, durations: suites.flatMap(durationsOf) };
}

function durationsOf({ suites = [], specs }: PlaywrightSuite): Duration[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, results }) => ({
      name: `tests/${file}: ${title} [${projectName}]`,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  );
  return [...own, ...suites.flatMap(durationsOf)];
}
