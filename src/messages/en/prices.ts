/** Prices, durations and discounts in words: on pages, in dialogs, in the assistant's answers and in texts of the content. */
import type { Parts } from '../parts.ts';
import { plural } from './language.ts';

/** In place of a price that is agreed case by case. */
export const custom = 'Custom';
/** The same of an automation. */
export const pricedByTheJob = 'priced by the job';
/** @param amount what is paid once, e.g. '$500-$2,000' */
export const setup = <T>(amount: T): Parts<T> => [amount, ' setup'];
/** @param amount e.g. '$100-$300' */
export const perMonth = <T>(amount: T): Parts<T> => [amount, '/month'];
export const perUserPerMonth = <T>(amount: T): Parts<T> => [amount, ' per user per month'];
/** Between what is paid once and what is paid by the month, with spaces: '$500-$2,000 setup plus $100-$300/month'. */
export const plus = 'plus';

/** @param span how many, e.g. '2' or '2-6' @param last the last of them, which the word goes with */
export const days = (span: string, last: number) => plural(last, { one: `${span} day`, other: `${span} days` });
export const weeks = (span: string, last: number) => plural(last, { one: `${span} week`, other: `${span} weeks` });
export const months = (span: string, last: number) => plural(last, { one: `${span} month`, other: `${span} months` });
/** Before a noun: '30-day support'. */
export const ofDays = (count: number) => `${count}-day`;
export const ofWeeks = (count: number) => `${count}-week`;
export const ofMonths = (count: number) => `${count}-month`;

/** The size of a bundle. @param span how many services, e.g. '3-5' @param last the last of them */
export const servicesOf = (span: string, last: number) =>
  plural(last, { one: `${span} service`, other: `${span} services` });
export const servicesOrMore = (from: number) => `${from} or more services`;
export const percentOff = (percent: number) => `${percent}% off`;
/** The discount where no percentage is fixed. */
export const customPricing = 'custom pricing';
