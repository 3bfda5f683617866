/**
 * `npm run bench:scaling`: what a million visits a day would cost, computed from what one visit and each call are
 * measured to cost. Prints the page and writes it to docs/scaling.md; fails loudly when it cannot measure.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';
import ensureGenerated from '../build/ensure-generated.ts';
import { page } from './scaling/page.ts';

ensureGenerated();
// Loaded only now: functions read what a build writes.
const { measureCalls } = await import('./scaling/calls.ts');
const { measureVisit } = await import('./scaling/visit.ts');

console.log('Measuring a visit …');
const visit = await measureVisit();
console.log('Measuring calls …');
const costs = await measureCalls();

const PAGE = 'docs/scaling.md';
const text = page({ visit, costs, buildSeconds: await readBuildSeconds() });
console.log(text);
await writeFile(PAGE, await format(text, { ...(await resolveConfig(PAGE)), filepath: PAGE }));

/** What `npm run bench:content` has written down last. */
async function readBuildSeconds(): Promise<number> {
  const seconds = /^\| ours \| ([\d.]+) \|/m.exec(await readFile('docs/bench/content.md', 'utf8'));
  if (!seconds)
    throw new Error('docs/bench/content.md says nothing of a build: npm run bench:content.');
  return Number(seconds[1]);
}
