import {
  chatMessages,
  chatShare,
  cloudFactor,
  daysAMonth,
  functionGigabytes,
  platformLimits,
  peak,
  platformPrices,
  traffic,
  type Traffic,
  visitMinutes,
} from './assumptions.data.ts';
import type { RequestCost, RequestName } from './request-costs.ts';
import type { VisitCost } from './visit.ts';

const DAY = 86_400;

/** A day's requests of each kind. */
type Days = ReturnType<typeof daysOfRequests>;

/** How much of a resource the busiest second uses. */
export type Load = ReturnType<typeof loadsOf>[number];

function countsOf(site: Traffic, visit: VisitCost): Record<RequestName, number> {
  return {
    view: site.visits * visit.calls,
    'contact request': site.contactRequests,
    booking: site.bookings,
    'chat message': site.visits * chatShare * chatMessages,
    'page of a post': site.rendered,
    tick: DAY / 300,
  };
}

export function daysOfRequests(site: Traffic, visit: VisitCost, costs: readonly RequestCost[]) {
  const counts = countsOf(site, visit);
  return costs.map(({ name, milliseconds, databaseMilliseconds, bytes }) => ({
    name,
    count: counts[name],
    gigabyteHours: (counts[name] * milliseconds * cloudFactor * functionGigabytes) / (1000 * 3600),
    databaseSeconds: (counts[name] * databaseMilliseconds) / 1000,
    bytes: counts[name] * bytes,
  }));
}

/** Load of the busiest second, the fullest resource first. */
export function loadsOf(visit: VisitCost, costs: readonly RequestCost[]) {
  const counts = countsOf(traffic, visit);
  const perSecond = (name: RequestName) => (counts[name] / DAY) * peak;
  const sum = (value: (cost: RequestCost) => number) =>
    costs.reduce((total, cost) => total + perSecond(cost.name) * value(cost), 0) / 1000;
  const load = (what: string, used: number, of: number, unit = '') => ({ what, used, of, unit });
  const view = costs.find(({ name }) => name === 'view');
  const atOnce = sum(({ milliseconds }) => milliseconds * cloudFactor);
  const busy = sum(({ databaseMilliseconds }) => databaseMilliseconds);
  // Every view of the home page updates the same row of the day, so the updates run one after the other.
  const home = (perSecond('view') / visit.pages) * ((view?.databaseMilliseconds ?? 0) / 1000);
  return [
    load('the functions at work at the same time', atOnce, platformLimits.functionsAtOnce),
    load('the connections to the pooler', atOnce, platformLimits.pooledConnections),
    load('the processor of the database', busy, platformLimits.databaseProcessors, 'processor'),
    load('the row that counts the home page', home, 1, 's a second'),
  ].sort((a, b) => b.used / b.of - a.used / a.of);
}

/** What the platform uses in a month, and the credits for it. */
function usesOf(site: Traffic, visit: VisitCost, days: Days) {
  const { netlify } = platformPrices;
  const month = (perDay: number) => perDay * daysAMonth;
  const gigabytes = month(site.visits * visit.bytes) / 1e9;
  const requests = month(site.visits * (visit.files + visit.calls));
  const hours = month(days.reduce((sum, day) => sum + day.gigabyteHours, 0));
  const deploys = Math.round(month(site.deploys));
  const use = (what: string, amount: string, credits: number) => ({ what, amount, credits });
  return [
    use('transfer', `${round(gigabytes)} GB`, gigabytes * netlify.creditsPerGigabyte),
    use('requests', round(requests), requests * netlify.creditsPerRequest),
    use('functions', `${round(hours)} GB-hours`, hours * netlify.creditsPerGigabyteHour),
    use('deploys', round(deploys), deploys * netlify.creditsPerDeploy),
  ];
}

export function billOf(visit: VisitCost, days: Days) {
  const { netlify, neon } = platformPrices;
  const stored = (daysAMonth * days.reduce((sum, day) => sum + day.bytes, 0)) / 1e9;
  const awake = neon.computeUnits * daysAMonth * 24;
  const line = (what: string, amount: string, dollars: number) => ({ what, amount, dollars });
  return [
    ...usesOf(traffic, visit, days).map(({ what, amount, credits }) => line(what, amount, credits * netlify.credit)),
    line('database, compute', `${round(awake)} CU-hours`, awake * neon.computeUnitHour),
    line('database, one month more of rows', `${round(stored)} GB`, stored * neon.gigabyteMonth),
  ];
}

/** Hours a month for which the database is awake, with visits spread over all hours: the most expensive case. */
function hoursAwake(site: Traffic): number {
  const each = (visitMinutes + platformPrices.neon.idleMinutes) / 60;
  return daysAMonth * 24 * (1 - Math.exp((-site.visits / 24) * each));
}

/** The monthly bill of a site by cells: rows of the table in `docs/deploying.md`, by their first cell. */
export function monthlyBill(
  site: Traffic,
  { visit, costs }: { visit: VisitCost; costs: readonly RequestCost[] },
): Record<string, string> {
  const { netlify, neon } = platformPrices;
  const uses = usesOf(site, visit, daysOfRequests(site, visit, costs));
  const credits = uses.reduce((sum, use) => sum + use.credits, 0);
  const awake = hoursAwake(site);
  const units = awake * neon.smallest;
  const ownDatabase = units * neon.computeUnitHour;
  const itsDatabase = awake * netlify.database.creditsPerHour;
  const [first] = [
    ...uses.map(({ what, credits: used }) => ({ what, share: used / 300 })),
    { what: 'hours awake of a free database', share: units / neon.freeHours },
  ].toSorted((one, other) => other.share - one.share);
  return {
    ...Object.fromEntries(uses.map((use) => [use.what, `${use.amount}: ${round(use.credits)} credits`])),
    'all of that': `${round(credits)} credits: ${planFor(credits)}`,
    'the database is awake': `${round(awake)} hours`,
    'with a database of Neon': `${round(units)} CU-hours: ${units <= neon.freeHours ? 'free' : `$${ownDatabase.toFixed(2)}`}`,
    'with Netlify Database': `${round(itsDatabase)} credits more: ${planFor(credits + itsDatabase)}`,
    'what runs out first': first?.what ?? '',
  };
}

/** The cheapest plan for this many credits a month, including extra credits. */
function planFor(credits: number): string {
  const { plans, credit } = platformPrices.netlify;
  const plan = plans.find((one) => credits <= one.credits);
  if (plan) return `${plan.name}, $${plan.dollars}`;
  const largest = plans[plans.length - 1];
  if (!largest) throw new Error('There is no plan.');
  const more = (credits - largest.credits) * credit;
  return `${largest.name}, $${Math.ceil(largest.dollars + more)}`;
}

/** Rounds to three significant digits. */
export function round(value: number): string {
  const digits = Math.max(0, 2 - Math.floor(Math.log10(Math.abs(value) || 1)));
  const kept = Number(value.toFixed(Math.min(digits, 4)));
  return kept.toLocaleString('en-US', { maximumFractionDigits: 4 });
}
