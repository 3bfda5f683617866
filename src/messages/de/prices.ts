/** Prices, durations and discounts in words: on pages, in dialogs, in the assistant's answers and in texts of the content. */
import type { Parts } from '../parts.ts';
import { plural } from './language.ts';

/** In place of a price that is agreed case by case. */
export const custom = 'Auf Anfrage';
/** The same of an automation. */
export const pricedByTheJob = 'Preis je nach Auftrag';
/** Two ends of amounts, counts or percentages: '500–2.000 €', '2–6'. A currency after both is said once. */
export const range = (from: string, to: string) => `${from.replace(/\u00a0\D+$/, '')}–${to}`;
/** An amount from which more is possible: '$5,000+'. */
export const andUp = (amount: string) => `ab ${amount}`;
/** A range whose upper end is not the end: '$1,200-$2,500+'. */
export const rangeAndUp = (from: string, to: string) => `${range(from, to)} oder\u00a0mehr`;
/** @param amount what is paid once, e.g. '$500-$2,000' */
export const setup = <T>(amount: T): Parts<T> => [amount, ' Einrichtung'];
/** @param amount e.g. '$100-$300' */
export const perMonth = <T>(amount: T): Parts<T> => [amount, '/Monat'];
export const perUserPerMonth = <T>(amount: T): Parts<T> => [amount, ' pro Nutzer und Monat'];
/** Between what is paid once and what is paid by the month, with spaces: '$500-$2,000 setup plus $100-$300/month'. */
export const plus = 'plus';

/** @param span how many, e.g. '2' or '2-6' @param last the last of them, which the word goes with */
export const days = (span: string, last: number) =>
  plural(last, { one: `${span}\u00a0Tag`, other: `${span}\u00a0Tage` });
export const weeks = (span: string, last: number) =>
  plural(last, { one: `${span}\u00a0Woche`, other: `${span}\u00a0Wochen` });
export const months = (span: string, last: number) =>
  plural(last, { one: `${span}\u00a0Monat`, other: `${span}\u00a0Monate` });
/** The time in which something is done, in the dative: 'in 2–6 Wochen', 'in 30 Tagen'. */
export const inDays = (span: string, last: number) =>
  plural(last, { one: `in ${span}\u00a0Tag`, other: `in ${span}\u00a0Tagen` });
export const inWeeks = (span: string, last: number) =>
  plural(last, { one: `in ${span}\u00a0Woche`, other: `in ${span}\u00a0Wochen` });
export const inMonths = (span: string, last: number) =>
  plural(last, { one: `in ${span}\u00a0Monat`, other: `in ${span}\u00a0Monaten` });
/** Something that lasts so long: '30 Tage Support'. @param noun in the content's words */
export const ofDays = (count: number, noun: string) =>
  plural(count, { one: `${count}\u00a0Tag ${noun}`, other: `${count}\u00a0Tage ${noun}` });
export const ofWeeks = (count: number, noun: string) =>
  plural(count, { one: `${count}\u00a0Woche ${noun}`, other: `${count}\u00a0Wochen ${noun}` });
export const ofMonths = (count: number, noun: string) =>
  plural(count, { one: `${count}\u00a0Monat ${noun}`, other: `${count}\u00a0Monate ${noun}` });

/** The size of a bundle. @param span how many services, e.g. '3-5' @param last the last of them */
export const servicesOf = (span: string, last: number) =>
  plural(last, { one: `${span} Leistung`, other: `${span} Leistungen` });
export const servicesOrMore = (from: number) => `${from} oder mehr Leistungen`;
export const percentOff = (percent: string) => `${percent}\u00a0% Rabatt`;
/** The discount where no percentage is fixed. */
export const customPricing = 'Preis auf Anfrage';
