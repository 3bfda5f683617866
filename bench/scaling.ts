/** `npm run bench:scaling`: what a million visits a day cost, computed from the measured cost of visits and requests. */
import ensureGenerated from '#scripts/ensure-generated.ts';
import { printRows, storeFigures } from './figures.ts';
import { cells, monthCells, summary } from './scaling/table.ts';

ensureGenerated();
// Imported here, because functions read what a build writes.
const { measureRequests } = await import('./scaling/request-costs.ts');
const { measureVisit } = await import('./scaling/visit.ts');

console.log('Measuring a visit …');
const visit = await measureVisit();
console.log('Measuring requests …');
const costs = await measureRequests();

const measured = { visit, costs };
const tables = { 'docs/scaling.md': cells(measured), 'docs/deploying.md': monthCells(measured) };
Object.values(tables).forEach(printRows);
await storeFigures('bench:scaling', measured, { readme: summary(measured), tables });
