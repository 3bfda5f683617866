/**
 * `npm run bench:scaling`: what a million visits a day would cost, computed from what one visit and each call are
 * measured to cost. Prints the page and keeps it (docs/bench/scaling.json, docs/scaling.md); fails loudly when it
 * cannot measure.
 */
import ensureGenerated from '#scripts/ensure-generated.ts';
import { keepFigures } from './figures.ts';
import { page } from './scaling/page.ts';

ensureGenerated();
// Loaded only now: functions read what a build writes.
const { measureCalls } = await import('./scaling/calls.ts');
const { measureVisit } = await import('./scaling/visit.ts');

console.log('Measuring a visit …');
const visit = await measureVisit();
console.log('Measuring calls …');
const costs = await measureCalls();

const measured = { visit, costs };
console.log(page(measured));
await keepFigures('bench:scaling', measured);
