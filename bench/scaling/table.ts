import { whole } from '../numbers.ts';
import { traffic } from './assumptions.data.ts';
import { billOf, daysOfRequests, type Load, loadsOf, round } from './compute.ts';
import type { RequestCost } from './request-costs.ts';
import type { VisitCost } from './visit.ts';

/** The results of one run. */
export interface Measured {
  visit: VisitCost;
  costs: RequestCost[];
}

/** The whole month in dollars, and the resource that runs out first. */
export function summary({ visit, costs }: Measured): { dollars: string; fullest: string } {
  const bill = billOf(visit, daysOfRequests(traffic, visit, costs));
  const [fullest] = loadsOf(visit, costs);
  return {
    dollars: dollars(bill.reduce((sum, line) => sum + line.dollars, 0)),
    fullest: fullest ? `${fullest.what} at ${share(fullest)}` : '',
  };
}

/** The cells of docs/scaling.md, by request, day, resource and line of the bill. */
export function cells({ visit, costs }: Measured): Record<string, string[]> {
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
    ['all', ['', summary({ visit, costs }).dollars]],
  ]) as Record<string, string[]>;
}

const dollars = (value: number) => `$${whole(value)}`;
const share = ({ used, of }: Load) => `${round((100 * used) / of)} %`;
