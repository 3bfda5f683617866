import type { NamedDay } from './named-day.ts';

/** What visitors write on Tuesday, November 24, 2026, and the day that they name. */
export const namedDayCases: readonly [message: string, day: NamedDay | undefined][] = [
  ['Can I book a call on Friday December 4 at 11 am?', { date: '2026-12-04', time: '11:00', isExact: true }],
  ['can i book for friday dec 4 at 11', { date: '2026-12-04', time: '11:00', isExact: false }],
  ['I want a call next Tuesday at 2pm', { date: '2026-12-01', time: '14:00', isExact: true }],
  ['call me tomorrow', { date: '2026-11-25' }],
  ['schedule a call for 2026-12-15', { date: '2026-12-15' }],
  ['a call on 12/4 please', { date: '2026-12-04' }],
  ['may I book a call?', undefined],
  ['call me now', undefined],
  ['we lost 4 hours, can we talk?', undefined],
  ['I had a call last Monday', undefined],
];
