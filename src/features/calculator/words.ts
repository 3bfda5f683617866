import type { Between } from '#src/contracts/industry-analysis.ts';
import { formatNumber, money } from '#src/domain/format.ts';
import { HOURS_PER_WEEK, type Estimate } from '#src/domain/roi/estimate.ts';
import { LAST_MONTH, monthOf, type Payback } from './chart.ts';

/** Maximum length of a contact request's subject (src/contracts/contact.ts). */
const ABOUT_LENGTH = 200;

/** A range of amounts, e.g. '$96,000–$180,000', '-$4,000 to $9,000'. */
export function moneyRange({ min, max }: Between): string {
  if (min === max) return money.whole(min);
  return [money.whole(min), money.whole(max)].join(min < 0 ? ' to ' : '–');
}

/** First-year savings minus the cost, worst and best case. */
export function netFirstYear({ costUsd, savingsPerYearUsd }: Estimate): Between {
  return {
    min: savingsPerYearUsd.min - costUsd.max,
    max: savingsPerYearUsd.max - costUsd.min,
  };
}

/** A range of saved working time, e.g. '1.5–3 people'; '10–17 hours a week' where it is less than one of them. */
export function workRange({ min, max }: Between): string {
  const isPeople = max >= 1;
  const text = (people: number) => {
    const hours = people * HOURS_PER_WEEK;
    return isPeople ? formatNumber(people, 2) : formatNumber(hours, hours < 2 ? 1 : 0);
  };
  const [low, high] = [text(min), text(max)];
  return `${low === high ? low : `${low}–${high}`} ${isPeople ? 'people' : 'hours a week'}`;
}

/** The payback time, e.g. 'Paid back in month 3; month 2 at best, month 6 at worst.' */
export function paybackWords({ soonest, likely, latest }: Payback): string {
  const [best, middle, worst] = [monthOf(soonest), monthOf(likely), monthOf(latest)];
  const years = LAST_MONTH / 12;
  if (!best) return `It isn’t paid back within ${years} years.`;
  const atWorst = worst ? `month ${worst} at worst` : `not within ${years} years at worst`;
  if (!middle) return `Paid back in month ${best} at best, ${atWorst}.`;
  if (best === worst) return `Paid back in month ${middle}.`;
  return `Paid back in month ${middle}; month ${best} at best, ${atWorst}.`;
}

/** The result in one line, for the agency's reader of the contact request. */
export function summary(industry: string, { costUsd, savingsPerYearUsd, employees }: Estimate) {
  const figures = `saves ${moneyRange(savingsPerYearUsd)} a year, costs ${moneyRange(costUsd)} once, takes over the work of ${workRange(employees)}`;
  const room = ABOUT_LENGTH - figures.length - 'ROI estimate, : '.length;
  return `ROI estimate, ${industry.slice(0, room)}: ${figures}`;
}
