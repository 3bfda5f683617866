/** `npm run bench:scaling`: what a million visits a day cost, computed from the measured cost of visits and requests. */
import { printRows, type Rows, storeFigures } from './figures.ts';
import { whole } from './numbers.ts';
import { large, small, traffic } from './scaling/assumptions.data.ts';
import { billOf, daysOfRequests, type Load, loadsOf, monthlyBill, round } from './scaling/compute.ts';

const dollars = (value: number) => `$${whole(value)}`;
const share = ({ used, of }: Load) => `${round((100 * used) / of)} %`;

// Requests would log a line each.
console.info = () => undefined;
// Imported here, because functions read what a build writes.
const { measureRequests } = await import('./scaling/request-costs.ts');
const { measureVisit } = await import('./scaling/visit.ts');

console.log('Measuring a visit …');
const visit = await measureVisit();
console.log('Measuring requests …');
const costs = await measureRequests();

const days = daysOfRequests(traffic, visit, costs);
const loads = loadsOf(visit, costs);
const bill = billOf(visit, days);
const monthlyCost = dollars(bill.reduce((sum, line) => sum + line.dollars, 0));

/** The cells of docs/scaling.md, by request, day, resource and line of the bill. */
const cells = Object.fromEntries([
  ['a visit', [round(visit.bytes / 1000), `${visit.files}`, `${visit.calls}`]],
  ...costs.map(({ name, milliseconds, databaseMilliseconds, transactions, bytes }) => [
    name,
    [...[milliseconds, databaseMilliseconds, transactions].map(round), whole(bytes)],
  ]),
  ...days.map(({ name, count, gigabyteHours, databaseSeconds, bytes }) => [
    `${name}, all day`,
    [whole(count), ...[gigabyteHours, databaseSeconds, bytes / 1e6].map(round)],
  ]),
  ...loads.map((load) => [load.what, [round(load.used), `${whole(load.of)} ${load.unit}`.trim(), share(load)]]),
  ...bill.map((line) => [line.what, [line.amount, dollars(line.dollars)]]),
  ['all', ['', monthlyCost]],
]) as Rows;

/** The cells of docs/deploying.md: the bills of a small and of a large site. */
const larger = monthlyBill(large, { visit, costs });
const months = Object.fromEntries(
  Object.entries(monthlyBill(small, { visit, costs })).map(([name, cell]) => [name, [cell, larger[name] ?? '']]),
) as Rows;

const tables = { 'docs/scaling.md': cells, 'docs/deploying.md': months };
Object.values(tables).forEach(printRows);
const [fullest] = loads;
const said = fullest ? `${fullest.what} at ${share(fullest)}` : '';
const readme = `${monthlyCost} a month; ${said} ([all](docs/scaling.md))`;
await storeFigures('bench:scaling', { visit, costs }, { readme, tables });
