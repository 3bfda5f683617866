import type { BundleDiscount, Price, Duration } from '#src/lib/prices.ts';

export const prices = {
  simple: { once: { from: 900, to: 1800 } },
  moderate: { once: { from: 1800, to: 4200 } },
  advanced: { once: { from: 4200, to: 9500, andUp: true } },
  hosting: { monthly: { from: 45, to: 160 } },
  invoices: { once: { from: 1900, to: 3900 }, setup: true, monthly: { from: 35 } },
  quotes: { once: { from: 950, to: 2400 } },
  orders: { once: { from: 2600, to: 7200, andUp: true } },
  timesheets: { once: { from: 1400 }, monthly: { from: 4 }, perUser: true },
  cutter: { once: { from: 2900, andUp: true } },
  freighter: {},
} as const satisfies Record<string, Price>;

export const durations = {
  simple: { from: 2, to: 3, unit: 'week' },
  moderate: { from: 3, to: 6, unit: 'week' },
  advanced: { from: 6, to: 10, unit: 'week' },
} as const satisfies Record<string, Duration>;

export const supportPeriods = {
  cutter: { from: 60, unit: 'day' },
  freighter: { from: 12, unit: 'month' },
  any: { from: 60, to: 365, unit: 'day' },
} as const satisfies Record<string, Duration>;

export const bundleDiscounts: readonly BundleDiscount[] = [{ from: 2, to: 3, percent: 8 }, { from: 4 }];
