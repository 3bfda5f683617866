/** What the assistant says of itself, in Markdown. What it says of the site's subjects is in facts.ts. */
import { plural } from './language.ts';

/** Labels of links below answers. */
export const bookACall = 'Schedule a call';
export const allAutomations = 'All automations';
export const contactUs = 'Contact us';
export const servicesAndPrices = 'Services and prices';

/** Whom to ask what the site does not say. @param contact a link */
export const askUs = (phone: string, contact: string) => `Ask us: call ${phone} or ${contact}.`;
/** To who asks for more. @param ask `askUs` */
export const thatIsAll = (ask: string) => `That’s all that this site says of it. ${ask}`;
/** Above a list of what comes close. No other answer has these words. */
export const theseComeClose = 'These come close:';
/** Before what something is about, in bold with a colon: 'About **Logo Design**: …'. */
export const aboutIt = (said: string) => `About ${said}`;
/** After an answer that only comes close. No other answer has these words. @param contact a link */
export const orElse = (phone: string, contact: string) => `Meant something else? Call ${phone} or ${contact}.`;
/** Of what nobody has said on the site. @param means 'who your accountant is' */
export const notStated = (means: string) => `That’s not on this site: it doesn’t say ${means}, so I don’t know.`;

/** @param times 'Monday, March 15, 2027 at 9:00 AM and 10:00 AM CST', several */
export const nextFreeTimes = (times: string) => `The next free times: ${times}.`;
export const noFreeTimes = 'Every time that can be booked is taken at the moment.';

/** Whether the office is open on a day. @param day 'Friday, December 4, 2026' */
export const dayOpen = (day: string, hours: string) => `**${day}:** open ${hours}.`;
export const dayClosedBecause = (day: string, reason: string) => `**${day}:** closed (${reason}).`;
/** On a weekday that never has hours. */
export const dayAlwaysClosed = (day: string, weekday: string) => `**${day}:** closed on ${weekday}s.`;
export const openAtTime = (time: string) => `At ${time} we are open.`;
export const closedAtTime = (time: string) => `At ${time} we are closed.`;

/** The sums of several things. @param size '3-5 services' @param discount '15% off' @param total prices */
export const bundleAgreed = (size: string, discount: string) =>
  `Ordered together, they are a bundle of ${size}, with **${discount}**.`;
export const bundleTotal = (size: string, discount: string, total: string) =>
  `Ordered together, they are a bundle of ${size}, ${discount} the builds: **${total}**.`;
export const bundleMonthly = (size: string, discount: string, total: string) =>
  `Ordered together, they are a bundle of ${size}, ${discount} the builds. All of these are monthly, and monthly prices are not discounted: **${total}**.`;

/** For whom a sum is, if anybody is named. Each goes into `thatIs` or `overMonths`. */
export const withOneUser = ' with one user';
export const perUser = ' per user';
export const forUsers = (users: number) => plural(users, { other: ` for ${users} users` });
export const thatIs = (sum: string, forWhom: string) => `That’s **${sum}**${forWhom}.`;
export const overMonths = (months: number, sum: string, forWhom: string) =>
  plural(months, { other: `Over ${months} months that is **${sum}**${forWhom}.` });
export const overMonthsWithBuilds = (months: number, sum: string, forWhom: string, builds: number) =>
  plural(builds, {
    one: `Over ${months} months that is **${sum}**${forWhom}, the build included.`,
    other: `Over ${months} months that is **${sum}**${forWhom}, the builds included.`,
  });

/** What there is for a sum of money, above a list. */
export const fromSumDown = (sum: string) => `What this site has from ${sum} down:`;
export const fromSumAMonthDown = (sum: string) => `What this site has from ${sum} down a month:`;

/** Sums with what visitors tell of their own work. */
export const hoursAYear = (aWeek: string, aYear: string) => `${aWeek} hours a week are ${aYear} hours a year.`;
export const hoursAYearCost = (aWeek: string, aYear: string, wage: string, cost: string) =>
  `${aWeek} hours a week are ${aYear} hours a year: at ${wage} an hour, **${cost}**.`;
/** @param weeks '6', '6 to 10' */
export const asMuchAsTheBuild = (weeks: string) => `That work costs as much as the build in ${weeks} weeks.`;
export const weeksBetween = (from: string, to: string) => `${from} to ${to}`;
/** How another's offer compares with our price. */
export const offerBelow = (offer: string, difference: string) =>
  `${offer} is ${difference} below our lowest price for this.`;
export const offerWithin = (offer: string) => `${offer} is within our prices for this.`;
export const offerAbove = (offer: string, difference: string) =>
  `${offer} is ${difference} above the highest price that we state for this.`;
export const offerAboveOpen = (offer: string, difference: string) =>
  `${offer} is ${difference} above the highest price that we state for this, which can be more.`;

/** Offered as questions. @param name what has it: 'Logo Design' */
export const whatDoesItCost = (name: string) => `${name}: what does it cost?`;
export const howDoesItWork = (name: string) => `${name}: how does it work?`;
export const whatDoesItDo = (name: string) => `${name}: what does it do?`;
export const whatDoesItShow = (name: string) => `${name}: what does it show?`;
