/** What the page on scaling takes for granted: change it and run `npm run bench:scaling` again. */

/** What a visitor looks at, one after the other. */
export const VISIT = ['/', '/services', '/blog/what-to-automate-first', '/contact'];

/** How much is asked of a site, a day. */
export interface Traffic {
  visits: number;
  contactRequests: number;
  bookings: number;
  /** Pages of posts that the CDN does not have: changed since, or not read for a day. */
  rendered: number;
  /** Production deploys. What an editor publishes is none. */
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

/** Of all visits, how many talk to the assistant, and how often each. */
export const chatShare = 0.02;
export const chatMessages = 3;

/** The busiest second, of the average one. */
export const peak = 4;

/** From the first to the last look of a visit. */
export const visitMinutes = 3;

/**
 * A function of the platform has 1 GB and about half a processor, and the network lies between it and the
 * database: so much longer than measured here may a call take.
 */
export const cloudFactor = 3;
export const functionGigabytes = 1;

/** What the platforms promise to stand. */
export const limits = {
  /** Functions of an account at work at the same time (AWS Lambda's default, on which the platform runs). */
  functionsAtOnce: 1000,
  /** Processors of the database as sized below. */
  databaseProcessors: 1,
  /** Connections that the pooler takes. */
  pooledConnections: 10_000,
};

/** Prices as published in November 2026. Dollars without tax. */
export const prices = {
  netlify: {
    source:
      'https://docs.netlify.com/manage/accounts-and-billing/billing/billing-for-credit-based-plans/',
    credit: 20 / 1000,
    creditsPerGigabyte: 20,
    creditsPerRequest: 2 / 10_000,
    creditsPerGigabyteHour: 5,
    creditsPerDeploy: 15,
    /** Plans by credits a month; the last is what more credits are bought to. */
    plans: [
      { name: 'Free', credits: 300, dollars: 0 },
      { name: 'Personal', credits: 1000, dollars: 9 },
      { name: 'Pro', credits: 5000, dollars: 20 },
    ],
    database: {
      source: 'https://docs.netlify.com/build/data-and-storage/netlify-database/billing-and-usage/',
      /** An hour awake at the smallest size. */
      creditsPerHour: 10,
    },
  },
  neon: {
    source: 'https://neon.com/docs/introduction/plans',
    computeUnitHour: 0.106,
    /** Compute units that are awake all month, and what each hour's peak adds is left to autoscaling. */
    computeUnits: 1,
    gigabyteMonth: 0.35,
    /** Of what leaves the database, per GB beyond the first hundred. */
    transfer: 0.1,
    freeTransfer: 100,
    /** The smallest size, in compute units. */
    smallest: 0.25,
    /** Compute unit hours a month that cost nothing: on the free plan, which stops then. */
    freeHours: 100,
    /** An idle database falls asleep after this, here and with the platform's own. */
    idleMinutes: 5,
  },
};

export const daysAMonth = 30;
