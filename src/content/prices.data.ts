import type { BundleDiscount, Price, Duration } from '#src/lib/prices.ts';

/**
 * Every price, discount and duration that the site states, once, as numbers. Pages, structured data, the
 * assistant and the calculator all read them from here; `priceText` and `spanText` format them. Amounts are in the
 * currency of site.data.ts.
 */
export const prices = {
  // Sizes of a build.
  simple: { once: { from: 300, to: 600 } },
  moderate: { once: { from: 600, to: 1200 } },
  advanced: { once: { from: 1200, to: 2500, andUp: true } },

  // Popular services.
  website: { once: { from: 1500, to: 5000 } },
  hosting: { monthly: { from: 50, to: 200 } },
  logo: { once: { from: 300, to: 800 } },
  chatbot: { once: { from: 300, to: 1000 } },
  voiceAssistant: { once: { from: 500, to: 2000 }, setup: true, monthly: { from: 100, to: 300 } },
  crm: { once: { from: 500, to: 2000 }, monthly: { from: 100, to: 250 } },
  leadEnrichment: { monthly: { from: 199 }, perUser: true },
  customApi: { once: { from: 1000, to: 10000, andUp: true } },
  seo: { monthly: { from: 500, to: 1500 } },

  // Service categories.
  designWork: { once: { from: 1500, to: 8000 } },
  automationWork: { once: { from: 500, to: 5000, andUp: true } },
  crmWork: { once: { from: 800, to: 3500 } },
  developmentWork: { once: { from: 2000, to: 15000, andUp: true } },

  // Packages.
  starter: { once: { from: 1500, andUp: true } },
  business: { once: { from: 3500, andUp: true } },
  enterprise: {},

  // Add-ons that are not services.
  analytics: { once: { from: 200, to: 800 } },
  training: { once: { from: 100, to: 500 } },
} as const satisfies Record<string, Price>;

/** How long each size of build takes. */
export const durations = {
  simple: { from: 1, to: 2, unit: 'week' },
  moderate: { from: 2, to: 4, unit: 'week' },
  advanced: { from: 4, to: 8, unit: 'week' },
  designWork: { from: 2, to: 6, unit: 'week' },
  automationWork: { from: 1, to: 8, unit: 'week' },
  crmWork: { from: 2, to: 5, unit: 'week' },
  developmentWork: { from: 4, to: 12, unit: 'week' },
} as const satisfies Record<string, Duration>;

/** How long support lasts after a build goes live. */
export const supportPeriods = {
  starter: { from: 30, unit: 'day' },
  business: { from: 90, unit: 'day' },
  enterprise: { from: 6, unit: 'month' },
  /** Range across all packages. */
  any: { from: 30, to: 180, unit: 'day' },
} as const satisfies Record<string, Duration>;

export const bundleDiscounts: readonly BundleDiscount[] = [
  { from: 2, to: 2, percent: 10 },
  { from: 3, to: 5, percent: 15 },
  { from: 6 },
];
