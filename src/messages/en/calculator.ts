/** The calculator of what automation costs and saves in an industry, and what its model says beside its figures. */
import type { Parts, Wrap } from '../parts.ts';
import { plural } from './language.ts';

/** A number, and how the site writes it. */
interface Counted {
  count: number;
  text: string;
}

export const close = 'Close calculator';
export const industry = 'Industry';
export const analyze = 'Analyze';
export const analyzingNow = 'Analyzing...';
/** Read out. */
export const analyzing = 'Analyzing';
export const industryMissing = 'Please enter an industry';
/** @param most the number of characters */
export const industryTooLong = (most: string) => `Please describe it in at most ${most} characters`;

export const failed = 'Error';
export const failedWhy = 'Failed to analyze this industry. Please try again.';
export const refused = 'Analysis Error';
/** Where the service does not say why. */
export const refusedWhy = 'Unable to analyze this industry.';
export const unreadable = 'Data Error';
export const unreadableWhy = 'Received an invalid response format from the server.';

export const notAnIndustry = 'We don’t recognize that as an industry.';
export const didYouMean = (industries: readonly string[]) => `Did you mean ${industries.join(' or ')}?`;
export const nameYourTrade =
  'Try the kind of company you work in, such as Dental clinics, Freight brokers or Restaurants.';
export const nothingFor = (industry: string) =>
  `None of our automations does the work of ${industry}. Tell us what takes your time, and we’ll take a look.`;

export const figuresOf = (widerTrade: string) => `With the figures of ${widerTrade}.`;
/** @param amount an element that shows a range of amounts */
export const savedEachYear = <T>(amount: T): Parts<T> => [amount, ' saved each year'];
/** Around the field with the number of people. @param count as typed; NaN where it is no number */
export const forCompanyOf = <T>(count: number, label: Wrap<T>, field: T, unit: Wrap<T>): Parts<T> => [
  label('for a company of'),
  ' ',
  field,
  ' ',
  unit(plural(count, { one: 'person', other: 'people' })),
];
/** The same field's name for those who do not see it. */
export const forHowMany = 'For a company of how many people';

/** Two ends of a range, the first a loss in the second of these. */
export const range = (least: string, most: string) => `${least}–${most}`;
export const rangeFromLoss = (least: string, most: string) => `${least} to ${most}`;
export const people = ({ count, text }: Counted) => plural(count, { one: `${text} person`, other: `${text} people` });
/** @param most the range's end, for languages in which it chooses the form */
export const peopleBetween = (range: string, most: number) => plural(most, { other: `${range} people` });
export const hoursAWeek = ({ count, text }: Counted) =>
  plural(count, { one: `${text} hour a week`, other: `${text} hours a week` });
export const hoursAWeekBetween = (range: string, most: number) => plural(most, { other: `${range} hours a week` });

export const chartOver = (months: number) =>
  plural(months, { one: 'Cost and savings over a month.', other: `Cost and savings over ${months} months.` });
/** In the chart, where there is little room. */
export const savedSoFar = 'saved so far';
export const costToBuild = 'cost to build';
export const start = 'start';
export const monthsShort = (months: number) => `${months} mo`;
export const paidBackMark = (month: number) => `paid back, month ${month}`;

/** When the savings have covered the cost. @param years as far as the chart goes: two or more */
export const notPaidBack = (years: number) => `It isn’t paid back within ${years} years.`;
export const paidBack = (month: number) => `Paid back in month ${month}.`;
export const paidBackAtBest = (best: number, years: number) =>
  `Paid back in month ${best} at best, not within ${years} years at worst.`;
export const paidBackOrNot = (month: number, best: number, years: number) =>
  `Paid back in month ${month}; month ${best} at best, not within ${years} years at worst.`;
export const paidBackBetween = (month: number, best: number, worst: number) =>
  `Paid back in month ${month}; month ${best} at best, month ${worst} at worst.`;

export const showAsTable = 'Show as a table';
export const cumulativeSavings = 'Cumulative savings';
/** Over a column of `afterMonths`. */
export const after = 'After';
export const savedLow = 'Saved, low';
export const savedHigh = 'Saved, high';
export const afterMonths = (count: number) => plural(count, { one: `${count} month`, other: `${count} months` });

export const cost = 'Cost to automate, once';
export const workTakenOver = 'Work taken over';
export const netFirstYear = 'Net, first year';

/** How a description was read, so that the visitor can correct it. */
export const takenFor = (industry: string) => `We read your description as: ${industry}.`;
/** The size of a company that told of its vehicles or locations instead. */
export const fleetOf = (vehicles: Counted, people: Counted) =>
  plural(vehicles.count, {
    one: `We took ${vehicles.text} vehicle for about ${people.text} people.`,
    other: `We took ${vehicles.text} vehicles for about ${people.text} people.`,
  });
export const placesOf = (locations: Counted, people: Counted) =>
  plural(locations.count, { other: `We took ${locations.text} locations for about ${people.text} people.` });
/** Of a trade that is part of a wider one; the second where its size was told. */
export const narrower = 'We have no separate figures for it: head count, tasks and wages are those of the wider trade.';
export const narrowerOfThatSize = 'We have no separate figures for it: tasks and wages are those of the wider trade.';
export const openUpwards = 'An advanced build can cost more than the upper figure.';
export const tooSmall = 'For so few people it may take more than a year to pay for itself.';

export const automateFirst = 'What to automate first';

export const assumptions = 'Assumptions';
export const basedOn = 'What this is based on';
export const backToOurs = 'Back to our figures';
export const peopleThere = 'People';
/** @param currency its ISO 4217 code */
export const costPerHour = (currency: string) => `Cost per hour, ${currency}`;
export const shareLow = 'Share of hours saved, low (%)';
export const shareHigh = 'Share of hours saved, high (%)';
export const outOfRange = (least: string, most: string) => `Enter a number from ${least} to ${most}`;
export const belowLow = 'Enter at least the low end';

export const anotherIndustry = 'Did you mean another industry?';
export const customAnalysis = 'Get Detailed Custom Analysis';
export const discuss = 'Discuss this result';
export const copyLink = 'Copy link';
export const print = 'Print';
export const linkCopied = 'Link copied to clipboard!';
export const linkNotCopied = 'Could not copy link to clipboard.';
export const copyByHand = 'Please copy the URL manually.';

/** What a message to us is about. */
export const customAnalysisOf = (industry: string) => `Custom analysis, ${industry}`;
interface Summary {
  industry: string;
  savings: string;
  cost: string;
  work: string;
}
/** The same with the result in it. @param work '1.5–3 people', '10–17 hours a week' */
export const roiEstimate = ({ industry, savings, cost, work }: Summary) =>
  `ROI estimate, ${industry}: saves ${savings} a year, costs ${cost} once, takes over the work of ${work}`;

/** On paper. @param address where the result can be seen */
export const printedFrom = (agency: string, title: string, address: string) => `${agency}, ${title}: ${address}`;
