import { readFile } from 'node:fs/promises';
import { DomUtils, parseDocument } from 'htmlparser2';

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

/** Reads a JUnit report. For Playwright, a test that passed at the second attempt counts as passed. */
export async function readResults(file: string): Promise<TestResults> {
  const report = parseDocument(await readFile(file, 'utf8'), { xmlMode: true });
  const tests = DomUtils.getElementsByTagName('testcase', report);
  const countWith = (...outcomes: string[]) =>
    tests.filter(({ children }) =>
      children.some((child) => 'name' in child && outcomes.includes(child.name)),
    ).length;
  const failed = countWith('failure', 'error');
  return {
    failed,
    passed: tests.length - failed - countWith('skipped'),
    durations: tests.map(({ attribs: { classname, name, time } }) => ({
      name: `${classname}: ${name}`,
      ms: 1000 * Number(time),
    })),
  };
}
