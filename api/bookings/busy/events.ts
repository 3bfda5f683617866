/** One event of a calendar: when it begins, how long it takes, and whether it takes anybody's time. */
import { instantAt } from '#src/lib/wall-clock.ts';
import type { Component, Property } from './calendar-file.ts';
import { Unreadable } from './unreadable.ts';
import { DAY_MS, type Length, lengthOf, localTimeOf } from './values.ts';
import { agencyZone, utc, type Zone, type Zones } from './zones.ts';

/** A time in its zone, or a day of the agency's. All in milliseconds. */
export interface EventTime {
  instant: number;
  /** The local time, as if it were UTC. */
  shown: number;
  isDay: boolean;
  zone: Zone;
}

export interface CalendarEvent {
  component: Component;
  start: EventTime;
  length: Length;
  /** Canceled, or marked as free. */
  isFree: boolean;
  /** Which occurrence of a series it replaces, and whether it changes all later ones too. */
  replaces?: EventTime | undefined;
  changesLater: boolean;
}

/** @throws if it cannot be read */
export async function readEvent(component: Component, zones: Zones): Promise<CalendarEvent> {
  if (!component.isWhole) throw new Unreadable('The calendar ends in the middle of it.');
  const begins = component.one('DTSTART');
  if (!begins) throw new Unreadable('It does not say when it begins.');
  const start = await momentOf(begins, zones);
  const replaced = component.one('RECURRENCE-ID');
  return {
    component,
    start,
    length: await lengthOfEvent(component, start, zones),
    isFree: isFree(component),
    replaces: replaced && (await momentOf(replaced, zones)),
    changesLater: replaced?.params.range?.toUpperCase() === 'THISANDFUTURE',
  };
}

/** The moment of a property, or of one of its values. */
export async function momentOf(
  { params: { tzid }, values: [first] }: Property,
  zones: Zones,
  value: unknown = first,
): Promise<EventTime> {
  const { shown, isDay, isUtc } = localTimeOf(String(value));
  if (isUtc) return momentAt(shown, { isDay, zone: utc });
  const zone = isDay || !tzid ? agencyZone : await zones.of(tzid);
  return momentAt(shown, { isDay, zone });
}

/** The moment of a local time. */
export function momentAt(shown: number, { isDay, zone }: Pick<EventTime, 'isDay' | 'zone'>): EventTime {
  return { shown, isDay, zone, instant: instantAt(shown, zone) };
}

/** The instants between which something takes place. */
export function periodAt(start: EventTime, { days, ms }: Length): [start: number, end: number] {
  return [start.instant, instantAt(start.shown + days * DAY_MS, start.zone) + ms];
}

async function lengthOfEvent(component: Component, start: EventTime, zones: Zones): Promise<Length> {
  const ends = component.one('DTEND');
  if (!ends) {
    const duration = component.text('DURATION');
    if (duration) return lengthOf(duration);
    return { days: start.isDay ? 1 : 0, ms: 0 };
  }
  const end = await momentOf(ends, zones);
  if (end.instant < start.instant) throw new Unreadable('It ends before it begins.');
  // Some programs write the only day of an event as its end too.
  if (start.isDay && end.isDay) return { days: Math.max(1, (end.shown - start.shown) / DAY_MS), ms: 0 };
  return { days: 0, ms: end.instant - start.instant };
}

function isFree(component: Component): boolean {
  const said = component.text('TRANSP') || component.text('X-MICROSOFT-CDO-BUSYSTATUS');
  return component.text('STATUS').toUpperCase() === 'CANCELLED' || ['TRANSPARENT', 'FREE'].includes(said.toUpperCase());
}
