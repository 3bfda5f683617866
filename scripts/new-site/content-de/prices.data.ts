import type { BundleDiscount, Price, Duration } from '#src/lib/prices.ts';

/** Every price once, in the currency of site.data.ts; the first four names are used by the pages, the others by you. */
export const prices = {
  simple: { once: { from: 500, to: 1000 } },
  moderate: { once: { from: 1000, to: 2000 } },
  advanced: { once: { from: 2000, to: 4000, andUp: true } },
  hosting: { monthly: { from: 50, to: 200 } },
  service: { once: { from: 500, andUp: true } },
  first: { once: { from: 1000, andUp: true } },
} as const satisfies Record<string, Price>;

/** How long each size of build takes. */
export const durations = {
  simple: { from: 1, to: 2, unit: 'week' },
  moderate: { from: 2, to: 4, unit: 'week' },
  advanced: { from: 4, to: 8, unit: 'week' },
} as const satisfies Record<string, Duration>;

/** How long support lasts after a build goes live. */
export const supportPeriods = {
  any: { from: 30, unit: 'day' },
} as const satisfies Record<string, Duration>;

/** What comes off a bundle of services; without a percentage the price is agreed. */
export const bundleDiscounts: readonly BundleDiscount[] = [{ from: 2, to: 4, percent: 10 }, { from: 5 }];
