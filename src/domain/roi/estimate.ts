/** The arithmetic of the calculator (docs/roi-model.md). It runs in the visitor's browser too, so it imports no data. */
import type { Assumptions, Between } from '#src/contracts/industry-analysis.ts';

/** The result of the assumptions; the lower end of the savings may be a loss. */
export interface Estimate {
  /** Full-time equivalents of the hours taken over. */
  readonly employees: Between;
  readonly costUsd: Between;
  /** US dollars a year, running costs already taken off. */
  readonly savingsPerYearUsd: Between;
}

/** Hours of one full-time equivalent: 48 weeks of 40, so that vacation and illness save nothing. */
export const HOURS_PER_WEEK = 40;
const HOURS_PER_YEAR = 48 * HOURS_PER_WEEK;

/** The cost of fitting the same builds to another team, as a share of the first. Our assumption. */
const FURTHER_TEAM = 0.8;

/** Everything follows from the assumptions, so the same ones always give the same figures. */
export function estimate(assumptions: Assumptions): Estimate {
  const { people, hourlyCostUsd, automatableShare, buildUsd, runningUsdPerYear } = assumptions;
  const employees = (share: number) => people * share;
  const worth = (share: number) => employees(share) * HOURS_PER_YEAR * hourlyCostUsd;
  const size = sizeOf(assumptions);
  return {
    employees: {
      min: roundPeople(employees(automatableShare.min)),
      max: roundPeople(employees(automatableShare.max)),
    },
    costUsd: { min: roundUsd(buildUsd.min * size), max: roundUsd(buildUsd.max * size) },
    savingsPerYearUsd: {
      min: roundUsd(worth(automatableShare.min) - runningUsdPerYear.max * size),
      max: roundUsd(worth(automatableShare.max) - runningUsdPerYear.min * size),
    },
  };
}

function sizeOf({ people, teamOf }: Assumptions): number {
  return 1 + FURTHER_TEAM * Math.max(0, people / teamOf - 1);
}

/** To two significant figures, and never finer than hundredths: the estimate is no more precise. */
function roundPeople(amount: number): number {
  return Math.round(roundUsd(amount) * 100) / 100;
}

function roundUsd(amount: number): number {
  return Number(amount.toPrecision(2));
}
