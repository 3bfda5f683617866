import { readFile } from 'node:fs/promises';
import { DomUtils, parseDocument } from 'htmlparser2';

/** How long something took, in milliseconds. */
export interface Duration {
  name: string;
  ms: number;
}

/** Reads what a tool reports about the tests it ran (JUnit). For Playwright, a test that passed at the second attempt counts as passed. */
export async function readResults(file: string) {
  const report = parseDocument(await readFile(file, 'utf8'), { xmlMode: true });
  const tests = DomUtils.getElementsByTagName('testcase', report);
  const countWith = (...outcomes: string[]) =>
    tests.filter(({ children }) => children.some((child) => 'name' in child && outcomes.includes(child.name))).length;
  const failed = countWith('failure', 'error');
  return {
    failed,
    passed: tests.length - failed - countWith('skipped'),
    durations: tests.map(({ attribs: { classname, name, time } }): Duration => ({
      name: `${classname}: ${name}`,
      ms: 1000 * Number(time),
    })),
  };
}
