/** Days, times and opening hours in words, as forms, errors, answers and mails say them. */
import { plural } from './language.ts';

/** 'Monday, March 15, 2027 at 9:00 AM CST'. */
export const dayAt = (day: string, time: string) => `${day} at ${time}`;
/** A time as opening hours say it: '9AM' of '9:00 AM', '9:30AM' of '9:30 AM'. */
export const briefTime = (time: string) => time.replace(/:00 (?=[AP]M$)|(?<=:\d\d) (?=[AP]M$)/, '');
/** '9:00 AM CST', '9AM to 12PM and 1PM to 5PM CST'. */
export const timeInZone = (time: string, zone: string) => `${time} ${zone}`;
/** 'Monday, March 15, 2027 at 8:30 PM, India Standard Time'. */
export const timeInNamedZone = (time: string, zone: string) => `${time}, ${zone}`;
/** 'Monday to Friday'. */
export const weekdayRange = (first: string, last: string) => `${first} to ${last}`;
/** '9AM to 5PM'. */
export const hourRange = (opens: string, closes: string) => `${opens} to ${closes}`;
/** 'Monday to Thursday 9AM to 4PM CST'. */
export const weekdaysAndHours = (weekdays: string, hours: string) => `${weekdays} ${hours}`;

export const openUntil = (time: string) => `Open now, until ${time}`;
export const closedNow = 'Closed now';
export const opensToday = (time: string) => `Closed now. Opens at ${time}`;
export const opensOn = (weekday: string, time: string) => `Closed now. Opens ${weekday} ${time}`;
/** Stamped on the contact form. @param time 'Monday, March 15, 2027 at 9:00 AM CST' */
export const answerBy = (time: string) => `Answer by ${time}`;

/** Why no call can be booked on a day, or at a time. A day's name may come before it, a period after it. */
export const dayHasPassed = 'This day has passed';
export const closedOn = (weekday: string) => `Closed on ${weekday}s`;
export const closedBecause = (reason: string) => `Closed: ${reason}`;
/** Why hours are closed, unless the agency gives another reason. */
export const notAvailable = 'Not available';
export const tooFarAhead = (days: number) =>
  plural(days, {
    one: `Calls can be booked up to ${days} day ahead`,
    other: `Calls can be booked up to ${days} days ahead`,
  });
export const noCallsOnDay = 'No calls on this day';
export const noMoreCallsToday = 'No more calls today';
export const timeHasPassed = 'This time has passed';
export const needsNotice = (hours: number) =>
  plural(hours, {
    one: `Calls need ${hours} hour of notice`,
    other: `Calls need ${hours} hours of notice`,
  });

/** When calls begin. @param times a list of `atTimes` and `fromToInZone` */
export const callsOnTheHour = (times: string) => `Calls begin on the hour, ${times}`;
export const callsEvery = (minutes: number, times: string) =>
  plural(minutes, {
    one: `Calls begin every minute, ${times}`,
    other: `Calls begin every ${minutes} minutes, ${times}`,
  });
/** 'at 9:00 AM CST', 'at 9:00 AM and 2:00 PM'. */
export const atTimes = (times: string) => `at ${times}`;
/** 'from 9:00 AM to 4:00 PM'. */
export const fromTo = (first: string, last: string) => `from ${first} to ${last}`;
/** The same with the zone in which they are: 'from 9:00 AM CST to 4:00 PM CST'. */
export const fromToInZone = (first: string, last: string, zone: string) => `from ${first} ${zone} to ${last} ${zone}`;
