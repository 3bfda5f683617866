import { setImmediate } from 'node:timers/promises';
import type { UnreadableEvent } from '#src/contracts/settings.ts';
import type { Period } from '#src/domain/booking/notice-and-buffer.ts';
import { type Component, readCalendars } from './calendar-file.ts';
import { type CalendarEvent, momentOf, periodAt, readEvent } from './events.ts';
import { Repetitions } from './repetitions.ts';
import { busyTimesOf } from './series.ts';
import { toldOf } from './unreadable.ts';
import { lengthOf } from './values.ts';
import { Zones } from './zones.ts';

type Instants = readonly [start: number, end: number];

/** What a calendar says of some time. */
export interface BusyTimes {
  /** In order, and joined where they overlap. */
  periods: Period[];
  /** What could not be read of it; the rest was. */
  unreadable: UnreadableEvent[];
}

/**
 * The busy times in a calendar file (RFC 5545) between two moments: of events, each occurrence by its own properties, in
 * its own time zone, and of lists of busy times (VFREEBUSY).
 *
 * @throws if the text is not a calendar
 */
export async function busyPeriodsIn(text: string, from: Date, to: Date): Promise<BusyTimes> {
  const repetitions = new Repetitions();
  const unreadable: UnreadableEvent[] = [];
  const busy: Instants[] = [];
  /** Reads a part. One that cannot be read is told of, and other requests have their turn in between. */
  const attempt = async <T>(component: Component, read: () => Promise<T>): Promise<T | undefined> => {
    await setImmediate();
    return read().catch((error: unknown) => void unreadable.push(toldOf(component, error)));
  };
  try {
    for (const calendar of readCalendars(text)) {
      const zones = new Zones(calendar, repetitions, to.getTime());
      const around = { zones, repetitions, from: from.getTime(), to: to.getTime() };
      const events: CalendarEvent[] = [];
      for (const part of calendar.parts) {
        if (part.kind === 'VFREEBUSY') busy.push(...((await attempt(part, () => busyIn(part, zones))) ?? []));
        if (part.kind !== 'VEVENT') continue;
        const event = await attempt(part, () => readEvent(part, zones));
        if (event) events.push(event);
      }
      const replacements = newestReplacements(events);
      busy.push(...replacements.filter(({ isFree }) => !isFree).map(({ start, length }) => periodAt(start, length)));
      const replacementsOf = Map.groupBy(replacements, ({ component }) => component.text('UID'));
      for (const event of events.filter(({ replaces }) => !replaces)) {
        const own = replacementsOf.get(event.component.text('UID')) ?? [];
        busy.push(...((await attempt(event.component, () => busyTimesOf(event, own, around))) ?? []));
      }
    }
  } finally {
    await repetitions.close();
  }
  const relevant = busy.filter(([start, end]) => start < end && end > from.getTime() && start < to.getTime());
  return { periods: joined(relevant).map(([start, end]) => [sayInstant(start), sayInstant(end)]), unreadable };
}

/** Of several that replace one occurrence, the one with the highest SEQUENCE, or the last. */
function newestReplacements(events: readonly CalendarEvent[]): CalendarEvent[] {
  const newest = new Map<string, CalendarEvent>();
  const sequenceOf = ({ component }: CalendarEvent) => Number(component.text('SEQUENCE')) || 0;
  for (const event of events) {
    if (!event.replaces) continue;
    const key = `${event.replaces.instant} ${event.component.text('UID')}`;
    const other = newest.get(key);
    if (!other || sequenceOf(event) >= sequenceOf(other)) newest.set(key, event);
  }
  return [...newest.values()];
}

/** The busy times of a VFREEBUSY. */
async function busyIn(component: Component, zones: Zones): Promise<Instants[]> {
  const found: Instants[] = [];
  for (const property of component.all('FREEBUSY')) {
    if (property.params.fbtype?.toUpperCase() === 'FREE') continue;
    for (const value of property.values) {
      const [begins, ends] = value as [string, string];
      const start = await momentOf(property, zones, begins);
      if (/^[+-]?P/.test(ends)) found.push(periodAt(start, lengthOf(ends)));
      else found.push([start.instant, (await momentOf(property, zones, ends)).instant]);
    }
  }
  return found;
}

const sayInstant = (instant: number) => new Date(instant).toISOString();

function joined(periods: Instants[]): Instants[] {
  const result: [number, number][] = [];
  for (const [start, end] of periods.toSorted(([one], [other]) => one - other)) {
    const last = result.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else result.push([start, end]);
  }
  return result;
}
