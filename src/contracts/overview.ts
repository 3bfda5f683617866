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

/** What is counted a day. */
export type Measure = 'views' | 'leads' | 'calls' | 'chats';

export interface OverviewDay extends Record<Measure, number> {
  /** yyyy-MM-dd, the agency's wall clock. */
  day: string;
}

/** What has come in, today included. */
export interface Overview {
  /** Every day of the period, the first one first. */
  days: OverviewDay[];
  /** Totals of as many days before. */
  before: Record<Measure, number>;
  /** The pages looked at most, at most ten. */
  pages: { path: string; views: number }[];
}
