/** What the page on scaling takes for granted: change it and run `npm run bench:scaling` again. */

/** What a visitor looks at, one after the other. */
export const VISIT = ['/', '/services', '/blog/what-to-automate-first', '/contact'];

/** How much is asked of the site, a day. */
export const traffic = {
  visits: 1_000_000,
  contactRequests: 9_000,
  bookings: 1_000,
  /** Of all visits, how many talk to the assistant, and how often each. */
  chatShare: 0.02,
  chatMessages: 3,
  /** Looks at posts that were published since the last build, before the CDN has them: a function's work. */
  freshPosts: 2_000,
  /** Times that an editor publishes, each of which is a production deploy. */
  publications: 10,
  /** The busiest second, of the average one. */
  peak: 4,
};

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
  },
};

export const daysAMonth = 30;
