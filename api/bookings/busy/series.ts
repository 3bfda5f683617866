/** The occurrences of an event that repeats (RFC 5545, 3.8.5), each judged by its own properties. */
import type { CalendarEvent, EventTime } from './events.ts';
import { momentAt, momentOf, periodAt } from './events.ts';
import type { Repetitions } from './repetitions.ts';
import { DAY_MS, type Length, lengthOf, localTimeOf } from './values.ts';
import type { Zones } from './zones.ts';

type Instants = readonly [start: number, end: number];

interface Around {
  zones: Zones;
  repetitions: Repetitions;
  from: number;
  to: number;
}

interface Occurrence {
  start: EventTime;
  length: Length;
}

/**
 * When a series takes time, without the occurrences that others replace.
 *
 * @param replacements of its occurrences; they take their own time
 * @throws if something of it cannot be read
 */
export async function busyTimesOf(
  event: CalendarEvent,
  replacements: readonly CalendarEvent[],
  around: Around,
): Promise<Instants[]> {
  const changes = laterChanges(event, replacements);
  if (event.isFree && changes.length === 0) return [];
  const reach = Math.max(...[event, ...changes].map(({ length: { days, ms } }) => days * DAY_MS + ms));
  const shift = Math.max(0, ...changes.map(({ by }) => Math.abs(by)));
  const margin = reach + shift + DAY_MS;
  const found = await occurrencesOf(event, { ...around, from: around.from - margin, to: around.to + margin });
  const isLeftOut = await exceptionsOf(event, around, margin);
  const isReplaced = among(replacements.flatMap(({ replaces }) => replaces ?? []));
  return found
    .filter(({ start }) => !isLeftOut(start) && !isReplaced(start))
    .flatMap(({ start, length }) => {
      const change = changes.findLast(({ since }) => since <= start.instant);
      if (!change) return event.isFree ? [] : [periodAt(start, length)];
      return change.isFree ? [] : [periodAt(momentAt(start.shown + change.by, start), change.length)];
    });
}

/** What changes an occurrence and all later ones (RANGE=THISANDFUTURE), in order. */
function laterChanges({ start: { zone, isDay } }: CalendarEvent, replacements: readonly CalendarEvent[]) {
  const shownHere = (moment: EventTime) =>
    isDay || moment.isDay ? moment.shown : moment.instant + zone(moment.instant);
  return replacements
    .flatMap(({ changesLater, replaces, start, length, isFree }) =>
      changesLater && replaces
        ? [{ since: replaces.instant, by: shownHere(start) - shownHere(replaces), length, isFree }]
        : [],
    )
    .toSorted((one, other) => one.since - other.since);
}

async function occurrencesOf(event: CalendarEvent, around: Around): Promise<Occurrence[]> {
  const { component, start, length } = event;
  const found: Occurrence[] = [{ start, length }];
  for (const shown of await repeatedTimes(event, 'RRULE', around)) {
    found.push({ start: momentAt(shown, start), length });
  }
  for (const property of component.all('RDATE')) {
    for (const value of property.values) {
      const isPeriod = Array.isArray(value);
      const [begins, ends] = (isPeriod ? value : [value]) as [string, string?];
      const moment = await momentOf(property, around.zones, begins);
      found.push({ start: moment, length: ends ? lengthUntil(moment, ends) : length });
    }
  }
  // The first one may be among those of the rule.
  return [...new Map(found.map((one) => [one.start.instant, one])).values()];
}

/** Of a period: it ends with a time in the zone of its start, or after a duration. */
function lengthUntil(start: EventTime, ends: string): Length {
  if (/^[+-]?P/.test(ends)) return lengthOf(ends);
  const { shown, isUtc } = localTimeOf(ends);
  const end = isUtc ? shown : momentAt(shown, start).instant;
  return { days: 0, ms: end - start.instant };
}

/** The local times of its rules: RRULE, or EXRULE of earlier calendars. */
async function repeatedTimes(
  { component, start }: CalendarEvent,
  name: 'RRULE' | 'EXRULE',
  { repetitions, from, to }: Around,
): Promise<number[]> {
  const times: number[] = [];
  for (const { values } of component.all(name)) {
    const recur = values[0] as { until?: string };
    const last = Math.min(to, lastOf(recur.until, start));
    times.push(...(await repetitions.find(recur, { start: start.shown, from, to: last })));
  }
  return times;
}

/** UNTIL as a local time of the event. A day is meant as a whole. */
function lastOf(until: string | undefined, { zone }: EventTime): number {
  if (until === undefined) return Infinity;
  const { shown, isDay, isUtc } = localTimeOf(until);
  if (isDay) return shown + DAY_MS - 1;
  return isUtc ? shown + zone(shown) : shown;
}

/** Whether an occurrence is left out (EXDATE, EXRULE). */
async function exceptionsOf(event: CalendarEvent, around: Around, margin: number) {
  const { zones, from, to } = around;
  const moments: EventTime[] = [];
  for (const property of event.component.all('EXDATE')) {
    for (const value of property.values) moments.push(await momentOf(property, zones, value));
  }
  const wide = { ...around, from: from - margin, to: to + margin };
  const shown = await repeatedTimes(event, 'EXRULE', wide);
  return among([...moments, ...shown.map((each) => momentAt(each, event.start))]);
}

/** Whether a moment is one of these; a day stands for every time on it. */
function among(moments: readonly EventTime[]): (start: EventTime) => boolean {
  const dayOf = ({ shown }: EventTime) => Math.floor(shown / DAY_MS);
  const instants = new Set(moments.filter(({ isDay }) => !isDay).map(({ instant }) => instant));
  const wholeDays = new Set(moments.filter(({ isDay }) => isDay).map(dayOf));
  const days = new Set(moments.map(dayOf));
  return (start) => (start.isDay ? days.has(dayOf(start)) : instants.has(start.instant) || wholeDays.has(dayOf(start)));
}
