/** Prices and durations as numbers (src/messages/prices.ts writes them). */

/** An amount or a range; `andUp` prints a plus sign: more is possible. */
export interface Range {
  readonly from: number;
  readonly to?: number;
  readonly andUp?: true;
}

/** What something costs: one-time, monthly, or both. Neither: agreed case by case. */
export interface Price {
  readonly once?: Range;
  /** Prints 'setup' after the one-time amount. */
  readonly setup?: true;
  readonly monthly?: Range;
  /** The monthly amount is per user. */
  readonly perUser?: true;
}

/** How long something takes or lasts. */
export interface Duration {
  readonly from: number;
  readonly to?: number;
  readonly unit: 'day' | 'week' | 'month';
}

/** A step of the bundle discount: from `from` to `to` services, `percent` off, or a fixed price. */
export interface BundleDiscount {
  readonly from: number;
  readonly to?: number;
  readonly percent?: number;
}
