/** The time zones of a calendar, by the names that programs give them. */
import { findIana } from 'windows-iana';
import { site } from '#src/content/site.ts';
import { offsetAt } from '#src/lib/wall-clock.ts';
import type { Component } from './calendar-file.ts';
import type { Repetitions } from './repetitions.ts';
import { Unreadable } from './unreadable.ts';
import { localTimeOf } from './values.ts';

/** The offset from UTC at an instant, both in milliseconds. */
export type Zone = (instant: number) => number;

export const utc: Zone = () => 0;

/** The agency's: of times without a zone, and of whole days. */
export const agencyZone: Zone = (instant) => offsetAt(instant, site.timeZone);

/** Time zones by their names; those that a calendar brings are read once. */
export class Zones {
  readonly #found = new Map<string, Promise<Zone>>();

  readonly #calendar: Component;
  readonly #repetitions: Repetitions;
  readonly #to: number;

  /** @param to the last instant of interest */
  constructor(calendar: Component, repetitions: Repetitions, to: number) {
    this.#calendar = calendar;
    this.#repetitions = repetitions;
    this.#to = to;
  }

  /** @throws {Unreadable} if nobody knows the zone */
  of(name: string): Promise<Zone> {
    const found = this.#found.get(name) ?? this.#read(name);
    this.#found.set(name, found);
    return found;
  }

  async #read(name: string): Promise<Zone> {
    const known = knownZone(name);
    if (known) return (instant) => offsetAt(instant, known);
    const own = this.#calendar.parts.find((part) => part.kind === 'VTIMEZONE' && part.text('TZID') === name);
    if (own) return zoneIn(own, this.#repetitions, this.#to);
    const named = likelyZone(name);
    if (named) return (instant) => offsetAt(instant, named);
    const offset = offsetIn(name);
    if (offset !== undefined) return () => offset;
    throw new Unreadable(`Its time zone, ${name}, is not known.`);
  }
}

/** A name of the IANA database, as it is or at the end of a path: '/freeassociation.sourceforge.net/America/New_York'. */
function knownZone(name: string): string | undefined {
  const parts = name.split('/').filter(Boolean);
  const ends = parts.map((_, at) => parts.slice(at).join('/'));
  // A single word at the end of a path, such as Central, may mean anything.
  return ends.filter((end, at) => at === 0 || end.includes('/')).find(isZone);
}

/** A zone of Windows: 'Central Standard Time', or as Outlook shows it: '(UTC-06:00) Central Time (US & Canada)'. */
function likelyZone(name: string): string | undefined {
  const [iana] = findIana(name);
  if (iana) return iana;
  const shown = name.replace(/^\([^)]*\)\s*/, '');
  const [standard] = findIana(shown.replace(/\bTime\b.*$/, 'Standard Time'));
  if (standard) return standard;
  const cities = shown.split(',').map((city) => city.trim().replaceAll(' ', '_'));
  return cities.flatMap((city) => Intl.supportedValuesOf('timeZone').filter((zone) => zone.endsWith(`/${city}`)))[0];
}

/** Of '(UTC+05:30) Chennai', 'GMT-0600', 'UTC'. */
function offsetIn(name: string): number | undefined {
  const [found, sign, hours = '0', minutes = '0'] =
    /\b(?:UTC|GMT|Z)\b\s*(?:([+-−])(\d{1,2}):?(\d\d)?)?/.exec(name) ?? [];
  if (found === undefined) return undefined;
  return (sign === undefined || sign === '+' ? 1 : -1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}

function isZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** A zone that a calendar describes (VTIMEZONE): from each onset on there is another offset. */
async function zoneIn(component: Component, repetitions: Repetitions, to: number): Promise<Zone> {
  const observances = component.parts.filter(({ kind }) => kind === 'STANDARD' || kind === 'DAYLIGHT');
  const onsets: { at: number; offset: number; before: number }[] = [];
  for (const observance of observances) {
    const [before, offset] = [offsetOf(observance, 'TZOFFSETFROM'), offsetOf(observance, 'TZOFFSETTO')];
    const start = localTimeOf(observance.text('DTSTART')).shown;
    const shown = [start, ...observance.all('RDATE').flatMap(({ values }) => values.map(shownOf))];
    for (const { values } of observance.all('RRULE')) {
      const recur = values[0] as { until?: string };
      const until = recur.until === undefined ? Infinity : localTimeOf(recur.until).shown + before;
      shown.push(...(await repetitions.find(recur, { start, from: start, to: Math.min(to, until) })));
    }
    onsets.push(...shown.map((each) => ({ at: each - before, offset, before })));
  }
  onsets.sort((one, other) => one.at - other.at);
  const [first] = onsets;
  if (!first) throw new Unreadable('Its time zone has no rules.');
  return (instant) => onsets.findLast(({ at }) => at <= instant)?.offset ?? first.before;
}

const shownOf = (value: unknown) => localTimeOf(String(value)).shown;

/** '-06:00' in milliseconds. */
function offsetOf(observance: Component, name: string): number {
  const [, sign, hours, minutes, seconds = '0'] = /^([+-])(\d\d):(\d\d)(?::(\d\d))?$/.exec(observance.text(name)) ?? [];
  if (!sign) throw new Unreadable('Its time zone has no offset.');
  return (sign === '-' ? -1 : 1) * ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000;
}
