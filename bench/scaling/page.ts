import { cloudFactor, daysAMonth, peak, prices, traffic, VISIT } from './assumptions.ts';
import type { CallCost } from './calls.ts';
import {
  type Bill,
  billOf,
  type DayOfCalls,
  daysOfCalls,
  type Load,
  loadsOf,
  round,
} from './compute.ts';
import type { VisitCost } from './visit.ts';

/** What one run has measured. */
export interface Measured {
  visit: VisitCost;
  costs: CallCost[];
}

/** docs/scaling.md. */
export function page({ visit, costs }: Measured): string {
  const days = daysOfCalls(traffic, visit, costs);
  const loads = loadsOf(visit, costs);
  const bill = billOf(visit, days);
  const [fullest] = loads;
  const dearest = bill.toSorted((a, b) => b.dollars - a.dollars)[0];
  const sum = bill.reduce((total, { dollars }) => total + dollars, 0);
  return `# Scaling

Written by \`npm run bench:scaling\`: what ${number(traffic.visits)} visits and ${number(traffic.contactRequests + traffic.bookings)} leads a day cost on
this design. Measured are one visit in a browser and each call over Neon's driver to a real Postgres, on this machine; the rest is
arithmetic. What is taken for granted (traffic, limits, prices) stands in
[bench/scaling/assumptions.ts](../bench/scaling/assumptions.ts): change it and run the command again.

In short: ${dollars(sum)} a month, most of it ${dearest?.what}; what fills up first is ${fullest?.what}, at ${percent(fullest)} in the
busiest second.

## One visit

A browser that has seen no page before looks at ${VISIT.length}: ${VISIT.map((path) => `\`${path}\``).join(', ')}. That is
${round(visit.bytes / 1000)} kB over the wire in ${visit.files} files, which the CDN answers, and ${visit.calls} calls, which count the look at each page. No page waits
for a function or the database.

## One call

${ROUNDS_NOTE} Where deployed, a call may take ${cloudFactor} times as long: half a processor, and a network in between. What a statement waited for on a busy machine
counts as work of the database, so run this on a quiet one.

| call | ms | of these the database | transactions | bytes kept |
| --- | --- | --- | --- | --- |
${costs.map(callRow).join('\n')}

## A day

| call | a day | GB-hours | database at work, s | MB kept |
| --- | --- | --- | --- | --- |
${days.map(dayRow).join('\n')}

## What fills up first

In a second ${peak} times as busy as the average one:

| | used | of | share |
| --- | --- | --- | --- |
${loads.map(loadRow).join('\n')}

## What it costs

A month of ${daysAMonth} days; prices as found in November 2026
([platform](${prices.netlify.source}), [database](${prices.neon.source})), credits at $${prices.netlify.credit} as they are bought, without what a plan includes.

| | amount | dollars |
| --- | --- | --- |
${bill.map(billRow).join('\n')}
| all | | ${dollars(sum)} |

## What to turn, and when

In the order in which it pays:

1. **Transfer and requests** grow with visits and nothing else. The pages are small (docs/bench/pages.md) and files are
   kept for a year by name; what is left is a contract with the platform by volume, or another CDN in front of it.
2. **Counting looks** is the only call that grows with visits, and the only row that everybody changes. Count one look in
   ten and add ten (\`src/layouts/frame/view.ts\`, \`functions/shared/http/view-batch.ts\`): a tenth of the function hours and of the
   database's work, and figures that are as good at this size. Where one's own server runs the site, looks are written down
   together already.
3. **The database**: raise the upper bound of its compute units; the pooled address keeps thousands of connections apart from
   it. What is kept of visitors is forgotten by the privacy policy's terms, so that the tables stop growing.
4. **Builds**: readers wait for none, and each production deploy is paid for: leave \`BUILD_HOOK_URL\` empty, or
   \`BUILD_HOOK_MINUTES\` long.
5. **Waiting**: the database of an idle site sleeps. What keeps it awake is visits, and messages that cannot be delivered:
   watch for \`message not delivered\`.

What does not need turning: request limits are counted by client, so one client's flood is no other's; a slot's race is
decided by one index; lists are cached by the CDN until a board changes.
`;
}

const ROUNDS_NOTE = 'One after the other, a hundred of each, the connection opened anew each time.';

function callRow({
  name,
  milliseconds,
  databaseMilliseconds,
  transactions,
  bytes,
}: CallCost): string {
  return row([
    name,
    round(milliseconds),
    round(databaseMilliseconds),
    round(transactions),
    number(Math.round(bytes)),
  ]);
}

function dayRow({ name, count, gigabyteHours, databaseSeconds, bytes }: DayOfCalls): string {
  return row([
    name,
    number(count),
    round(gigabyteHours),
    round(databaseSeconds),
    round(bytes / 1e6),
  ]);
}

function loadRow(load: Load): string {
  const { what, used, of, unit } = load;
  return row([what, round(used), `${number(of)} ${unit}`.trim(), percent(load)]);
}

function billRow({ what, amount, dollars: price }: Bill): string {
  return row([what, amount, dollars(price)]);
}

const row = (cells: string[]) => `| ${cells.join(' | ')} |`;
const number = (value: number) => Math.round(value).toLocaleString('en-US');
const dollars = (value: number) => `$${number(value)}`;
const percent = (load: Load | undefined) => (load ? `${round((100 * load.used) / load.of)} %` : '');
