import {
  cloudFactor,
  daysAMonth,
  functionGigabytes,
  limits,
  prices,
  traffic,
} from './assumptions.ts';
import type { CallCost, CallName } from './calls.ts';
import type { VisitCost } from './visit.ts';

const DAY = 86_400;

/** One kind of call, a day. */
export interface DayOfCalls {
  name: CallName;
  count: number;
  /** GB-hours of the platform. */
  gigabyteHours: number;
  /** Of the database at work. */
  databaseSeconds: number;
  bytes: number;
}

/** How much of something is used in the busiest second. */
export interface Load {
  what: string;
  used: number;
  /** What there is. */
  of: number;
  unit: string;
}

export interface Bill {
  what: string;
  amount: string;
  dollars: number;
}

/** How often each is called, a day. */
function countsOf(visit: VisitCost): Record<CallName, number> {
  return {
    view: traffic.visits * visit.calls,
    'contact request': traffic.contactRequests,
    booking: traffic.bookings,
    'chat message': traffic.visits * traffic.chatShare * traffic.chatMessages,
    'page of a fresh post': traffic.freshPosts,
    tick: DAY / 300,
  };
}

export function daysOfCalls(visit: VisitCost, costs: readonly CallCost[]): DayOfCalls[] {
  const counts = countsOf(visit);
  return costs.map(({ name, milliseconds, databaseMilliseconds, bytes }) => ({
    name,
    count: counts[name],
    gigabyteHours: (counts[name] * milliseconds * cloudFactor * functionGigabytes) / (1000 * 3600),
    databaseSeconds: (counts[name] * databaseMilliseconds) / 1000,
    bytes: counts[name] * bytes,
  }));
}

/** What the busiest second takes, the fullest first. */
export function loadsOf(
  visit: VisitCost,
  costs: readonly CallCost[],
  buildSeconds: number,
): Load[] {
  const counts = countsOf(visit);
  const perSecond = (name: CallName) => (counts[name] / DAY) * traffic.peak;
  const sum = (value: (cost: CallCost) => number) =>
    costs.reduce((total, cost) => total + perSecond(cost.name) * value(cost), 0) / 1000;
  const view = costs.find(({ name }) => name === 'view');
  const loads: Load[] = [
    {
      what: 'the functions at work at the same time',
      used: sum(({ milliseconds }) => milliseconds * cloudFactor),
      of: limits.functionsAtOnce,
      unit: '',
    },
    {
      what: 'the connections to the pooler',
      used: sum(({ milliseconds }) => milliseconds * cloudFactor),
      of: limits.pooledConnections,
      unit: '',
    },
    {
      what: 'the processor of the database',
      used: sum(({ databaseMilliseconds }) => databaseMilliseconds),
      of: limits.databaseProcessors,
      unit: 'processor',
    },
    {
      // Every look at the home page changes the same row of the day, one after the other.
      what: 'the row that counts the home page',
      used: (perSecond('view') / visit.pages) * ((view?.databaseMilliseconds ?? 0) / 1000),
      of: 1,
      unit: 's a second',
    },
    {
      what: 'the builds, one after the other',
      used: (traffic.publications * traffic.peak * buildSeconds) / DAY,
      of: 1,
      unit: 's a second',
    },
  ];
  return loads.sort((a, b) => b.used / b.of - a.used / a.of);
}

export function billOf(visit: VisitCost, days: readonly DayOfCalls[]): Bill[] {
  const { netlify, neon } = prices;
  const month = (perDay: number) => perDay * daysAMonth;
  const total = (key: 'gigabyteHours' | 'bytes') =>
    month(days.reduce((sum, day) => sum + day[key], 0));
  const gigabytes = month(traffic.visits * visit.bytes) / 1e9;
  const requests = month(traffic.visits * (visit.files + visit.calls));
  const hours = total('gigabyteHours');
  const stored = total('bytes') / 1e9;
  const credits = (what: string, amount: string, number: number): Bill => ({
    what,
    amount,
    dollars: number * netlify.credit,
  });
  const awake = neon.computeUnits * daysAMonth * 24;
  return [
    credits('transfer', `${round(gigabytes)} GB`, gigabytes * netlify.creditsPerGigabyte),
    credits('requests', `${round(requests / 1e6)} million`, requests * netlify.creditsPerRequest),
    credits('functions', `${round(hours)} GB-hours`, hours * netlify.creditsPerGigabyteHour),
    credits(
      'deploys',
      `${month(traffic.publications)}`,
      month(traffic.publications) * netlify.creditsPerDeploy,
    ),
    {
      what: 'database, compute',
      amount: `${round(awake)} CU-hours`,
      dollars: awake * neon.computeUnitHour,
    },
    {
      what: 'database, one month more of rows',
      amount: `${round(stored)} GB`,
      dollars: stored * neon.gigabyteMonth,
    },
  ];
}

/** Three digits that say something. */
export function round(value: number): string {
  const digits = Math.max(0, 2 - Math.floor(Math.log10(Math.abs(value) || 1)));
  const kept = Number(value.toFixed(Math.min(digits, 4)));
  return kept.toLocaleString('en-US', { maximumFractionDigits: 4 });
}
