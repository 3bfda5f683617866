import { calculator } from '#src/content/messages.ts';
import type { Between } from '#src/contracts/industry-analysis.ts';
import { countWithText, formatNumber, money } from '#src/domain/format.ts';
import { HOURS_PER_WEEK, type Estimate } from '#src/domain/roi/estimate.ts';
import { LAST_MONTH, monthOf, type Payback } from './chart.ts';

/** Maximum length of a contact request's subject (src/contracts/contact.ts). */
const ABOUT_LENGTH = 200;

/** A range of amounts, e.g. '$96,000–$180,000', '−$4,000 to $9,000'. */
export function moneyRange({ min, max }: Between): string {
  if (min === max) return money.whole(min);
  const say = min < 0 ? calculator.rangeFromLoss : calculator.range;
  return say(money.whole(min), money.whole(max));
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
  const amount = (people: number) => {
    const hours = people * HOURS_PER_WEEK;
    return Number(isPeople ? people.toFixed(2) : hours.toFixed(hours < 2 ? 1 : 0));
  };
  const [low, high] = [amount(min), amount(max)];
  if (low === high)
    return isPeople ? calculator.people(countWithText(high)) : calculator.hoursAWeek(countWithText(high));
  const range = calculator.range(formatNumber(low), formatNumber(high));
  return isPeople ? calculator.peopleBetween(range, high) : calculator.hoursAWeekBetween(range, high);
}

/** The payback time, e.g. 'Paid back in month 3; month 2 at best, month 6 at worst.' */
export function paybackWords({ soonest, likely, latest }: Payback): string {
  const [best, middle, worst] = [monthOf(soonest), monthOf(likely), monthOf(latest)];
  const years = LAST_MONTH / 12;
  if (!best) return calculator.notPaidBack(years);
  // The worst case is no sooner than the likely one.
  if (!middle) return calculator.paidBackAtBest(best, years);
  if (!worst) return calculator.paidBackOrNot(middle, best, years);
  return best === worst ? calculator.paidBack(middle) : calculator.paidBackBetween(middle, best, worst);
}

/** The result in one line, for the agency's reader of the contact request. */
export function summary(industry: string, { costUsd, savingsPerYearUsd, employees }: Estimate) {
  const figures = { savings: moneyRange(savingsPerYearUsd), cost: moneyRange(costUsd), work: workRange(employees) };
  const room = ABOUT_LENGTH - calculator.roiEstimate({ industry: '', ...figures }).length;
  return calculator.roiEstimate({ industry: industry.slice(0, room), ...figures });
}
