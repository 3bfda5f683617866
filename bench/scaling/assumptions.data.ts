/** Assumptions of the page on scaling. After a change, run `npm run bench:scaling` again. */

/** Pages of one visit, in order. */
export const VISIT = ['/', '/services', '/blog/what-to-automate-first', '/contact'];

/** Load on a site per day. */
export interface Traffic {
  visits: number;
  contactRequests: number;
  bookings: number;
  /** Pages of posts that the CDN has not cached: changed since, or not read for a day. */
  rendered: number;
  /** Production deploys. Publishing a post does not deploy. */
  deploys: number;
}

/** The site of `docs/scaling.md`. */
export const traffic: Traffic = {
  visits: 1_000_000,
  contactRequests: 9_000,
  bookings: 1_000,
  rendered: 2_000,
  deploys: 1,
};

/** The sites of `docs/deploying.md`: one deploy a week, and one every working day. */
export const small: Traffic = {
  visits: 30,
  contactRequests: 0.3,
  bookings: 0.1,
  rendered: 20,
  deploys: 4 / 30,
};
export const large: Traffic = {
  visits: 3_000,
  contactRequests: 30,
  bookings: 3,
  rendered: 500,
  deploys: 22 / 30,
};

/** The share of visits that talk to the assistant, and the questions in each. */
export const chatShare = 0.02;
export const chatMessages = 3;

/** Load of the busiest second, as a multiple of the average. */
export const peak = 4;

/** Minutes from the first to the last page of a visit. */
export const visitMinutes = 3;

/**
 * A function of the platform has 1 GB and about half a processor, and the network is between it and the database: a
 * request may take this many times longer than measured here.
 */
export const cloudFactor = 3;
export const functionGigabytes = 1;

/** Limits that the platforms document. */
export const platformLimits = {
  /** Concurrent functions of an account (the default of AWS Lambda, on which the platform runs). */
  functionsAtOnce: 1000,
  /** Processors of the database with the size below. */
  databaseProcessors: 1,
  /** Most connections to the pooler. */
  pooledConnections: 10_000,
};

/** Prices as published in November 2026. Dollars without tax. */
export const platformPrices = {
  netlify: {
    source: 'https://docs.netlify.com/manage/accounts-and-billing/billing/billing-for-credit-based-plans/',
    credit: 20 / 1000,
    creditsPerGigabyte: 20,
    creditsPerRequest: 2 / 10_000,
    creditsPerGigabyteHour: 5,
    creditsPerDeploy: 15,
    /** Plans by credits a month. Beyond the last plan, more credits are bought. */
    plans: [
      { name: 'Free', credits: 300, dollars: 0 },
      { name: 'Personal', credits: 1000, dollars: 9 },
      { name: 'Pro', credits: 5000, dollars: 20 },
    ],
    database: {
      source: 'https://docs.netlify.com/build/data-and-storage/netlify-database/billing-and-usage/',
      /** For an hour awake at the smallest size. */
      creditsPerHour: 10,
    },
  },
  neon: {
    source: 'https://neon.com/docs/introduction/plans',
    computeUnitHour: 0.106,
    /** Compute units that are awake all month. Autoscaling covers each hour's peak. */
    computeUnits: 1,
    gigabyteMonth: 0.35,
    /** Outgoing traffic of the database, per GB beyond the first hundred. */
    transfer: 0.1,
    freeTransfer: 100,
    /** The smallest size, in compute units. */
    smallest: 0.25,
    /** Free compute unit hours a month on the free plan, which stops after them. */
    freeHours: 100,
    /** An idle database is suspended after this, here and on the platform's own. */
    idleMinutes: 5,
  },
};

export const daysAMonth = 30;
