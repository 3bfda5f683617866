/** Days, times and opening hours in words, as forms, errors, answers and mails say them. */
import { plural } from './language.ts';

/** 'Monday, March 15, 2027 at 9:00 AM CST'. */
export const dayAt = (day: string, time: string) => `${day}, ${time}`;
/** A time as opening hours say it: '9' of '09:00', '9:30' of '09:30'. */
export const briefTime = (time: string) => time.replace(/^0(?=\d)|:00$/g, '');
/** '9:00 AM CST', '9AM to 12PM and 1PM to 5PM CST'. */
export const timeInZone = (time: string, zone: string) => `${time}\u00a0Uhr ${zone}`;
/** 'Monday, March 15, 2027 at 8:30 PM, India Standard Time'. */
export const timeInNamedZone = (time: string, zone: string) => `${time}\u00a0Uhr, ${zone}`;
/** 'Monday to Friday'. */
export const weekdayRange = (first: string, last: string) => `${first} bis ${last}`;
/** '9AM to 5PM'. */
export const hourRange = (opens: string, closes: string) => `${opens} bis ${closes}`;
/** 'Monday to Thursday 9AM to 4PM CST'. */
export const weekdaysAndHours = (weekdays: string, hours: string) => `${weekdays} ${hours}`;

export const openUntil = (time: string) => `Jetzt geöffnet, bis ${time}`;
export const closedNow = 'Jetzt geschlossen';
export const opensToday = (time: string) => `Jetzt geschlossen. Öffnet um ${time}`;
export const opensOn = (weekday: string, time: string) => `Jetzt geschlossen. Öffnet ${weekday} um ${time}`;
/** Stamped on the contact form. @param time 'Monday, March 15, 2027 at 9:00 AM CST' */
export const answerBy = (time: string) => `Antwort bis ${time}`;

/** Why no call can be booked on a day, or at a time. A day's name may come before it, a period after it. */
export const dayHasPassed = 'Dieser Tag ist vorbei';
export const closedOn = (weekday: string) => `${weekday}s geschlossen`;
export const closedBecause = (reason: string) => `Geschlossen: ${reason}`;
/** Why hours are closed, unless the agency gives another reason. */
export const notAvailable = 'Nicht verfügbar';
export const tooFarAhead = (days: number) =>
  plural(days, {
    one: `Termine können Sie höchstens ${days}\u00a0Tag im Voraus buchen`,
    other: `Termine können Sie höchstens ${days}\u00a0Tage im Voraus buchen`,
  });
export const noCallsOnDay = 'Keine Termine an diesem Tag';
export const noMoreCallsToday = 'Heute keine Termine mehr';
export const timeHasPassed = 'Diese Zeit ist vorbei';
export const needsNotice = (hours: number) =>
  plural(hours, {
    one: `Bitte buchen Sie mindestens ${hours}\u00a0Stunde im Voraus`,
    other: `Bitte buchen Sie mindestens ${hours}\u00a0Stunden im Voraus`,
  });

/** When calls begin. @param times a list of `atTimes` and `fromToInZone` */
export const callsOnTheHour = (times: string) => `Termine beginnen zur vollen Stunde, ${times}`;
export const callsEvery = (minutes: number, times: string) =>
  plural(minutes, {
    one: `Termine beginnen jede Minute, ${times}`,
    other: `Termine beginnen alle ${minutes}\u00a0Minuten, ${times}`,
  });
/** 'at 9:00 AM CST', 'at 9:00 AM and 2:00 PM'. */
export const atTimes = (times: string) => `um ${times}`;
/** 'from 9:00 AM to 4:00 PM'. */
export const fromTo = (first: string, last: string) => `von ${first} bis ${last}`;
/** The same with the zone in which they are: 'from 9:00 AM CST to 4:00 PM CST'. */
export const fromToInZone = (first: string, last: string, zone: string) => `von ${first} bis ${last}\u00a0Uhr ${zone}`;
