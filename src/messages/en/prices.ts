/** Prices, durations and discounts in words: on pages, in dialogs, in the assistant's answers and in texts of the content. */
import type { Parts } from '../parts.ts';
import { plural } from './language.ts';

/** In place of a price that is agreed case by case. */
export const custom = 'Custom';
/** The same of an automation. */
export const pricedByTheJob = 'priced by the job';
/** Two ends of amounts, counts or percentages: '$500-$2,000', '2-6'. */
export const range = (from: string, to: string) => `${from}-${to}`;
/** An amount from which more is possible: '$5,000+'. */
export const andUp = (amount: string) => `${amount}+`;
/** A range whose upper end is not the end: '$1,200-$2,500+'. */
export const rangeAndUp = (from: string, to: string) => `${from}-${to}+`;
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
/** The time in which something is done: 'in 2-6 weeks'. */
export const inDays = (span: string, last: number) => plural(last, { one: `in ${span} day`, other: `in ${span} days` });
export const inWeeks = (span: string, last: number) =>
  plural(last, { one: `in ${span} week`, other: `in ${span} weeks` });
export const inMonths = (span: string, last: number) =>
  plural(last, { one: `in ${span} month`, other: `in ${span} months` });
/** Something that lasts so long: '30-day support'. @param noun in the content's words */
export const ofDays = (count: number, noun: string) => `${count}-day ${noun}`;
export const ofWeeks = (count: number, noun: string) => `${count}-week ${noun}`;
export const ofMonths = (count: number, noun: string) => `${count}-month ${noun}`;

/** The size of a bundle. @param span how many services, e.g. '3-5' @param last the last of them */
export const servicesOf = (span: string, last: number) =>
  plural(last, { one: `${span} service`, other: `${span} services` });
export const servicesOrMore = (from: number) => `${from} or more services`;
export const percentOff = (percent: string) => `${percent}% off`;
/** The discount where no percentage is fixed. */
export const customPricing = 'custom pricing';
