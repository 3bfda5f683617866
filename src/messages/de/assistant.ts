/** What the assistant says of itself, in Markdown. What it says of the site's subjects is in facts.ts. */
import { plural } from './language.ts';

/** Labels of links below answers. */
export const bookACall = 'Gespräch buchen';
export const allAutomations = 'Alle Automatisierungen';
export const contactUs = 'Schreiben Sie uns';
export const servicesAndPrices = 'Leistungen und Preise';

/** Whom to ask what the site does not say. @param contact a link */
export const askUs = (phone: string, contact: string) => `Fragen Sie uns: ${phone} oder ${contact}.`;
/** To who asks for more. @param ask `askUs` */
export const thatIsAll = (ask: string) => `Mehr steht dazu nicht auf dieser Website. ${ask}`;
/** Above a list of what comes close. No other answer has these words. */
export const theseComeClose = 'Das kommt dem am nächsten:';
/** Before what something is about, in bold with a colon: 'Zu **Logo**: …'. */
export const aboutIt = (said: string) => `Zu ${said}`;
/** After an answer that only comes close. No other answer has these words. @param contact a link */
export const orElse = (phone: string, contact: string) =>
  `Etwas anderes gemeint? Rufen Sie an: ${phone}, oder ${contact}.`;
/** Of what nobody has said on the site. @param means 'wer Ihr Steuerberater ist' */
export const notStated = (means: string) =>
  `Das steht nicht auf dieser Website: Sie sagt nicht, ${means}, also weiß ich es nicht.`;

/** @param times 'Montag, 15. März 2027 um 9:00 und 10:00 Uhr', several */
export const nextFreeTimes = (times: string) => `Die nächsten freien Zeiten: ${times}.`;
export const noFreeTimes = 'Zurzeit sind alle Zeiten vergeben, die gebucht werden können.';

/** Whether the office is open on a day. @param day 'Freitag, 4. Dezember 2026' */
export const dayOpen = (day: string, hours: string) => `**${day}:** geöffnet ${hours}.`;
export const dayClosedBecause = (day: string, reason: string) => `**${day}:** geschlossen (${reason}).`;
/** On a weekday that never has hours. */
export const dayAlwaysClosed = (day: string, weekday: string) => `**${day}:** ${weekday}s geschlossen.`;
export const openAtTime = (time: string) => `Um ${time} haben wir geöffnet.`;
export const closedAtTime = (time: string) => `Um ${time} haben wir geschlossen.`;

/** The sums of several things. @param size '3–5 Leistungen' @param discount '15 % Rabatt' @param total prices */
export const bundleAgreed = (size: string, discount: string) =>
  `Zusammen bestellt sind sie ein Paket aus ${size}: **${discount}**.`;
export const bundleTotal = (size: string, discount: string, total: string) =>
  `Zusammen bestellt sind sie ein Paket aus ${size}, ${discount} auf die Einrichtung: **${total}**.`;
export const bundleMonthly = (size: string, discount: string, total: string) =>
  `Zusammen bestellt sind sie ein Paket aus ${size}, ${discount} auf die Einrichtung. Hier ist alles monatlich, und auf Monatspreise gibt es keinen Rabatt: **${total}**.`;

/** For whom a sum is, if anybody is named. Each goes into `thatIs` or `overMonths`. */
export const withOneUser = ' bei einem Nutzer';
export const perUser = ' pro Nutzer';
export const forUsers = (users: number) =>
  plural(users, { one: ' für einen Nutzer', other: ` für ${users}\u00a0Nutzer` });
export const thatIs = (sum: string, forWhom: string) => `Das sind **${sum}**${forWhom}.`;
export const overMonths = (months: number, sum: string, forWhom: string) =>
  plural(months, {
    one: `In einem Monat sind das **${sum}**${forWhom}.`,
    other: `In ${months}\u00a0Monaten sind das **${sum}**${forWhom}.`,
  });
export const overMonthsWithBuilds = (months: number, sum: string, forWhom: string, builds: number) =>
  plural(builds, {
    one: `In ${months}\u00a0Monaten sind das **${sum}**${forWhom}, Einrichtung inbegriffen.`,
    other: `In ${months}\u00a0Monaten sind das **${sum}**${forWhom}, alle Einrichtungen inbegriffen.`,
  });

/** What there is for a sum of money, above a list. */
export const fromSumDown = (sum: string) => `Das gibt es auf dieser Website bis ${sum}:`;
export const fromSumAMonthDown = (sum: string) => `Das gibt es auf dieser Website bis ${sum} im Monat:`;

/** Sums with what visitors tell of their own work. */
export const hoursAYear = (aWeek: string, aYear: string) =>
  `${aWeek}\u00a0Stunden in der Woche sind ${aYear}\u00a0Stunden im Jahr.`;
export const hoursAYearCost = (aWeek: string, aYear: string, wage: string, cost: string) =>
  `${aWeek}\u00a0Stunden in der Woche sind ${aYear}\u00a0Stunden im Jahr: bei ${wage} pro Stunde **${cost}**.`;
/** @param weeks '6', '6 bis 10' */
export const asMuchAsTheBuild = (weeks: string) =>
  `Diese Arbeit kostet nach ${weeks}\u00a0Wochen so viel wie die Automatisierung.`;
export const weeksBetween = (from: string, to: string) => `${from} bis ${to}`;
/** How another's offer compares with our price. */
export const offerBelow = (offer: string, difference: string) =>
  `${offer} liegt ${difference} unter unserem niedrigsten Preis dafür.`;
export const offerWithin = (offer: string) => `${offer} liegt im Rahmen unserer Preise dafür.`;
export const offerAbove = (offer: string, difference: string) =>
  `${offer} liegt ${difference} über dem höchsten Preis, den wir dafür nennen.`;
export const offerAboveOpen = (offer: string, difference: string) =>
  `${offer} liegt ${difference} über dem höchsten Preis, den wir dafür nennen; es kann auch mehr werden.`;

/** Offered as questions. @param name what has it: 'Logo' */
export const whatDoesItCost = (name: string) => `${name}: Was kostet das?`;
export const howDoesItWork = (name: string) => `${name}: Wie funktioniert das?`;
export const whatDoesItDo = (name: string) => `${name}: Was macht das?`;
export const whatDoesItShow = (name: string) => `${name}: Was zeigt er?`;
