import { isDay } from '../day.ts';
import { openingSpans } from '../settings.ts';
import type { Site } from './site.ts';

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/**
 * What is wrong with the values of content/site.data.ts that the types cannot tell, one line each, by the name of the
 * field; empty if nothing is.
 */
export function siteProblems(site: Site): string[] {
  const { hours, currency, timeZone } = site;
  const rules: (readonly [field: string, holds: boolean, says: string])[] = [
    ['locale', isKnown(() => new Intl.Locale(site.locale)), 'a language tag such as en-US'],
    [
      'currency',
      isKnown(() => new Intl.NumberFormat('en', { style: 'currency', currency })),
      'a currency code such as USD',
    ],
    ['timeZone', isKnown(() => new Intl.DateTimeFormat('en', { timeZone })), 'a time zone such as America/New_York'],
    [
      'hours.weekdays',
      hours.weekdays.every((day, at) => isFrom1To7(day) && day > (hours.weekdays[at - 1] ?? 0)),
      'weekdays from 1 (Monday) to 7 (Sunday), in order',
    ],
    ['hours.opens', TIME.test(hours.opens), 'a time such as 09:00'],
    ['hours.closes', TIME.test(hours.closes) && hours.closes > hours.opens, 'a time after opens'],
    [
      'hours.spans',
      openingSpans.safeParse(hours.spans ?? []).success,
      'hours on the quarter hour that end after they begin and do not overlap',
    ],
    ['callMinutes', site.callMinutes > 0, 'a number of minutes'],
    ['slotMinutes', site.slotMinutes > 0, 'a number of minutes'],
    ['daysAhead', site.daysAhead > 0, 'a number of days'],
    ['legalEffectiveDate', isDay(site.legalEffectiveDate), 'a day such as 2026-01-01'],
    ...site.closedDates.map(({ date }) => [`closedDates, ${date},`, isDay(date), 'a day such as 2027-12-24'] as const),
  ];
  return rules.filter(([, holds]) => !holds).map(([field, , says]) => `site.data.ts: ${field} must be ${says}.`);
}

function isKnown(make: () => unknown): boolean {
  try {
    make();
    return true;
  } catch {
    return false;
  }
}

function isFrom1To7(day: number): boolean {
  return Number.isInteger(day) && day >= 1 && day <= 7;
}
