/** Prices, durations and discounts in words: on pages, in dialogs, in the assistant's answers and in texts of the content. */
import type { Parts } from '../parts.ts';
import { plural } from './language.ts';

/** In place of a price that is agreed case by case. */
export const custom = 'Auf Anfrage';
/** The same of an automation. */
export const pricedByTheJob = 'Preis je nach Auftrag';
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
/** Before a noun: '30-day support'. */
export const ofDays = (count: number) => plural(count, { one: `${count}\u00a0Tag`, other: `${count}\u00a0Tage` });
export const ofWeeks = (count: number) => plural(count, { one: `${count}\u00a0Woche`, other: `${count}\u00a0Wochen` });
export const ofMonths = (count: number) => plural(count, { one: `${count}\u00a0Monat`, other: `${count}\u00a0Monate` });

/** The size of a bundle. @param span how many services, e.g. '3-5' @param last the last of them */
export const servicesOf = (span: string, last: number) =>
  plural(last, { one: `${span} Leistung`, other: `${span} Leistungen` });
export const servicesOrMore = (from: number) => `${from} oder mehr Leistungen`;
export const percentOff = (percent: number) => `${percent}\u00a0% Rabatt`;
/** The discount where no percentage is fixed. */
export const customPricing = 'Preis auf Anfrage';
