/**
 * `npm run bench:scaling`: what a million visits a day would cost, computed from the measured cost of one visit and
 * of each request. Prints the page and stores it (docs/bench/scaling.json, docs/scaling.md). Fails where it cannot
 * measure.
 */
import ensureGenerated from '#scripts/ensure-generated.ts';
import { storeFigures } from './figures.ts';
import { page } from './scaling/page.ts';

ensureGenerated();
// Imported here, because functions read what a build writes.
const { measureRequests } = await import('./scaling/request-costs.ts');
const { measureVisit } = await import('./scaling/visit.ts');

console.log('Measuring a visit …');
const visit = await measureVisit();
console.log('Measuring requests …');
const costs = await measureRequests();

const measured = { visit, costs };
console.log(page(measured));
await storeFigures('bench:scaling', measured);
