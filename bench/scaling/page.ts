import { cloudFactor, daysAMonth, peak, prices, traffic, VISIT } from './assumptions.data.ts';
import type { RequestCost } from './request-costs.ts';
import {
  type Bill,
  billOf,
  type DayOfRequests,
  daysOfRequests,
  type Load,
  loadsOf,
  round,
} from './compute.ts';
import type { VisitCost } from './visit.ts';
import { row, whole } from '../numbers.ts';

/** The results of one run. */
export interface Measured {
  visit: VisitCost;
  costs: RequestCost[];
}

/** The text of docs/scaling.md. */
export function page({ visit, costs }: Measured): string {
  const days = daysOfRequests(traffic, visit, costs);
  const loads = loadsOf(visit, costs);
  const bill = billOf(visit, days);
  const [fullest] = loads;
  const dearest = bill.toSorted((a, b) => b.dollars - a.dollars)[0];
  const sum = bill.reduce((total, { dollars }) => total + dollars, 0);
  return `# Scaling

Written by \`npm run bench:scaling\`: what ${whole(traffic.visits)} visits and ${whole(traffic.contactRequests + traffic.bookings)} leads a day cost on
this design. One visit in a browser and each request over Neon's driver to a real Postgres were measured on this machine; the rest
is arithmetic. The assumptions (traffic, limits, prices) are in
[bench/scaling/assumptions.data.ts](../bench/scaling/assumptions.data.ts): change them and run the command again.

In short: ${dollars(sum)} a month, most of it ${dearest?.what}; the first limit reached is ${fullest?.what}, at ${percent(fullest)} in the
busiest second.

## One visit

A browser with an empty cache opens ${VISIT.length} pages: ${VISIT.map((path) => `\`${path}\``).join(', ')}. That is
${round(visit.bytes / 1000)} kB transferred in ${visit.files} files, which the CDN serves, and ${visit.calls} API requests, which count the view of each page. No page waits
for a function or the database.

## One request

One after the other, a hundred of each, with a new connection each time. On the platform, a request may take ${cloudFactor} times as long: half a processor, and a network in between. Waiting on a busy machine
counts as database time, so run this on a quiet one.

| request | ms | of these the database | transactions | bytes stored |
| --- | --- | --- | --- | --- |
${costs.map(requestRow).join('\n')}

## A day

| request | per day | GB-hours | database time, s | MB stored |
| --- | --- | --- | --- | --- |
${days.map(dayRow).join('\n')}

## Limits

In a second ${peak} times as busy as the average one:

| | used | of | share |
| --- | --- | --- | --- |
${loads.map(loadRow).join('\n')}

## What it costs

A month of ${daysAMonth} days; prices of November 2026
([platform](${prices.netlify.source}), [database](${prices.neon.source})), credits at $${prices.netlify.credit} as they are bought, without what a plan includes.

| | amount | dollars |
| --- | --- | --- |
${bill.map(billRow).join('\n')}
| all | | ${dollars(sum)} |

## What to change, and when

The most effective first:

1. **Transfer and requests** grow with visits only. The pages are small (docs/bench/pages.md) and files are cached for a year;
   what remains is a volume contract with the platform, or another CDN in front of it.
2. **Counting views** is the only request that grows with visits, and its row is the only one that every visit changes. Count one
   view in ten and add ten (\`src/layouts/frame/view.ts\`, \`functions/shared/http/view-batch.ts\`): a tenth of the function hours and of the
   database's work, with figures that are as good at this size. A server of your own already stores views in batches.
3. **The database**: raise the upper bound of its compute units; the pooled address handles thousands of connections. Visitors' data is
   deleted by the privacy policy's terms, so that the tables stop growing.
4. **Builds**: readers wait for none, and each production deploy costs money: leave \`BUILD_HOOK_URL\` empty, or
   \`BUILD_HOOK_MINUTES\` long.
5. **Idle time**: the database of an idle site sleeps. Visits keep it awake, and so do messages that cannot be delivered:
   watch for \`message not delivered\`.

No change is needed for request limits, which are counted by client, so that one client's flood does not affect others; for races
for a slot, which one index decides; or for lists, which the CDN caches until a board changes.
`;
}

function requestRow(cost: RequestCost): string {
  const { name, milliseconds, databaseMilliseconds, transactions, bytes } = cost;
  const rounded = [milliseconds, databaseMilliseconds, transactions].map(round);
  return row([name, ...rounded, whole(bytes)]);
}

function dayRow({ name, count, gigabyteHours, databaseSeconds, bytes }: DayOfRequests): string {
  return row([name, whole(count), ...[gigabyteHours, databaseSeconds, bytes / 1e6].map(round)]);
}

function loadRow(load: Load): string {
  const { what, used, of, unit } = load;
  return row([what, round(used), `${whole(of)} ${unit}`.trim(), percent(load)]);
}

function billRow({ what, amount, dollars: price }: Bill): string {
  return row([what, amount, dollars(price)]);
}

const dollars = (value: number) => `$${whole(value)}`;
const percent = (load: Load | undefined) => (load ? `${round((100 * load.used) / load.of)} %` : '');
