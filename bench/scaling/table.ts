import type { Rows } from '../figures.ts';
import { whole } from '../numbers.ts';
import { large, small, traffic } from './assumptions.data.ts';
import { billOf, daysOfRequests, type Load, loadsOf, monthOf, round } from './compute.ts';
import type { RequestCost } from './request-costs.ts';
import type { VisitCost } from './visit.ts';

export interface Measured {
  visit: VisitCost;
  costs: RequestCost[];
}

/** What the README says of it: the whole month in dollars, and the resource that runs out first. */
export function summary(measured: Measured): string {
  const [fullest] = loadsOf(measured.visit, measured.costs);
  const said = fullest ? `${fullest.what} at ${share(fullest)}` : '';
  return `${monthlyCost(measured)} a month; ${said} ([all](docs/scaling.md))`;
}

/** The cells of docs/deploying.md: the bills of a small and of a large site. */
export function monthCells(measured: Measured): Rows {
  const [one, other] = [small, large].map((site) => monthOf(site, measured));
  const lines = Object.entries(one ?? {}).map(([name, cell]) => [
    name,
    [cell, other?.[name] ?? ''],
  ]);
  return Object.fromEntries(lines) as Rows;
}

/** The cells of docs/scaling.md, by request, day, resource and line of the bill. */
export function cells({ visit, costs }: Measured): Rows {
  const days = daysOfRequests(traffic, visit, costs);
  return Object.fromEntries([
    ['a visit', [round(visit.bytes / 1000), `${visit.files}`, `${visit.calls}`]],
    ...costs.map(({ name, milliseconds, databaseMilliseconds, transactions, bytes }) => [
      name,
      [...[milliseconds, databaseMilliseconds, transactions].map(round), whole(bytes)],
    ]),
    ...days.map(({ name, count, gigabyteHours, databaseSeconds, bytes }) => [
      `${name}, all day`,
      [whole(count), ...[gigabyteHours, databaseSeconds, bytes / 1e6].map(round)],
    ]),
    ...loadsOf(visit, costs).map((load) => [
      load.what,
      [round(load.used), `${whole(load.of)} ${load.unit}`.trim(), share(load)],
    ]),
    ...billOf(visit, days).map((line) => [line.what, [line.amount, dollars(line.dollars)]]),
    ['all', ['', monthlyCost({ visit, costs })]],
  ]) as Rows;
}

function monthlyCost({ visit, costs }: Measured): string {
  const bill = billOf(visit, daysOfRequests(traffic, visit, costs));
  return dollars(bill.reduce((sum, line) => sum + line.dollars, 0));
}

const dollars = (value: number) => `$${whole(value)}`;
const share = ({ used, of }: Load) => `${round((100 * used) / of)} %`;
