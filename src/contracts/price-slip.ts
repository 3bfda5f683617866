import * as z from 'zod/mini';
import { language, slip } from '#src/content/messages.ts';
import { typed } from './text.ts';
import { JOB_LENGTH } from './job-length.ts';

/** A job in somebody's own words (POST /api/price-slip). */
export const priceSlipRequest = z.object({
  job: z.string(slip.noJob).check(
    typed(),
    z.refine((job) => [...job].length <= JOB_LENGTH, slip.jobTooLong(JOB_LENGTH.toLocaleString(language))),
    z.minLength(1, slip.noJob),
  ),
});

/** An automation of the catalog that does the job, as the site prints it. */
export interface SlipMatch {
  /** Its id: `/slip/{automation}` is its page. */
  readonly automation: string;
  readonly title: string;
  /** One or two sentences on what it does. */
  readonly description: string;
  /** e.g. '$600-$1,200'; 'priced by the job' where nobody can say before seeing it. */
  readonly price: string;
  /** From go-ahead to daily use, e.g. '3 weeks', 'varies'. */
  readonly weeks: string;
  /** Working time saved in the first year over the price of the build, e.g. '8x'; 'varies'. */
  readonly returns: string;
  /** What it reads, and what comes out. */
  readonly reads: string;
  readonly gives: string;
}

/** What a job costs to be rid of. */
export interface PriceSlip {
  /** Best first, at most two; none where it is no work of ours, or nobody could say yet. */
  readonly matches: readonly SlipMatch[];
  /** Asked where a word more decides. */
  readonly question?: string;
  /** A service that does it and is no automation: its title and price. */
  readonly service?: { readonly title: string; readonly price: string };
}
