import * as z from 'zod/mini';

const wrong = 'Days can only be 30 or 90';

export const overviewQuery = z.object({
  days: z._default(
    z.pipe(
      z.enum(['30', '90'], wrong),
      z.transform((days) => Number(days)),
    ),
    30,
  ),
});

/** The counts of one day. */
export type Measure = 'views' | 'leads' | 'calls' | 'chats';

export interface OverviewDay extends Record<Measure, number> {
  /** yyyy-MM-dd in the agency's time zone. */
  day: string;
}

/** The counts of a period, today included. */
export interface Overview {
  /** Every day of the period, oldest first. */
  days: OverviewDay[];
  /** Totals of the preceding period of the same length. */
  before: Record<Measure, number>;
  /** The most viewed pages, at most ten. */
  pages: { path: string; views: number }[];
}
