/** Opening times as lines of text that people write. What a line does not say is left for the server to refuse. */
import type { ClosedHours, OpeningTimes, SettingsChange, OpeningSpan } from '#src/contracts/settings.ts';
import { weekOf } from '#src/domain/booking/hours-text.ts';
import { weekdays as names } from './weekdays.data.ts';

const RANGE = /(\d{1,2}:\d\d)\s*(?:-|–|to)\s*(\d{1,2}:\d\d)/i;

/** 'Monday to Thursday 09:00-12:00, 13:00-17:00', a line for weekdays with the same hours. */
export function linesOfSpans(spans: readonly OpeningSpan[]): string {
  if (spans.length === 0) return '';
  const [first] = spans;
  const open = { spans, hours: first as OpeningSpan, closedDays: [], closedHours: [] };
  return weekOf(open)
    .map(({ weekdays, hours }) => {
      const said = hours.map(({ opens, closes }) => `${opens}-${closes}`).join(', ');
      return `${daysText(weekdays)} ${said}`;
    })
    .join('\n');
}

/** The spans in such lines. Days may be cut short: 'Mon, Wed-Fri 9:00 to 12:00'. */
export function spansIn(lines: readonly string[]): NonNullable<SettingsChange['spans']> {
  return lines.flatMap((line) => {
    const ranges = [...line.matchAll(new RegExp(RANGE, 'gi'))];
    const days = ranges[0] ? line.slice(0, ranges[0].index) : line;
    const weekdays = weekdaysIn(days);
    const hours = ranges.map(([, opens = '', closes = '']) => ({ opens: padded(opens), closes: padded(closes) }));
    return (hours.length > 0 ? hours : [{ opens: '', closes: '' }]).map((one) => ({ weekdays, ...one }));
  });
}

/** '2027-03-12 Fair' for a day, and '2027-03-12 12:00-17:00 Team lunch' for hours of it; in order. */
export function linesOfClosed(days: OpeningTimes['closedDays'], hours: readonly ClosedHours[]): string {
  const lines = [
    ...days.map(({ date, reason }) => `${date} ${reason}`),
    ...hours.map(({ date, from, to, reason }) => `${date} ${from}-${to} ${reason}`),
  ];
  return lines.toSorted((one, other) => one.slice(0, 10).localeCompare(other.slice(0, 10))).join('\n');
}

/** The closed days and hours in such lines. */
export function closedIn(lines: readonly string[]): {
  closedDays: { date: string; reason: string }[];
  closedHours: ClosedHours[];
} {
  const closedDays: { date: string; reason: string }[] = [];
  const closedHours: ClosedHours[] = [];
  for (const line of lines) {
    const [date = ''] = line.split(/[\s,:]/, 1);
    const reason = line.slice(date.length).replace(/^[\s,:]+/, '');
    const range = new RegExp(`^(?:from\\s+)?${RANGE.source}`, 'i').exec(reason);
    if (!range) closedDays.push({ date, reason: reason.replaceAll(/\s+/g, ' ') });
    else {
      const [found, from = '', to = ''] = range;
      const why = reason.slice(found.length).replace(/^[\s,:]+/, '');
      closedHours.push({ date, from: padded(from), to: padded(to), reason: why.replaceAll(/\s+/g, ' ') });
    }
  }
  return { closedDays, closedHours };
}

/** 'Monday to Thursday, Saturday'. */
function daysText(weekdays: readonly number[]): string {
  const runs: [first: number, last: number][] = [];
  for (const day of weekdays) {
    const run = runs.at(-1);
    if (run && day === run[1] + 1) run[1] = day;
    else runs.push([day, day]);
  }
  const nameOf = (day: number) => names[day - 1];
  return runs
    .map(([first, last]) => (first === last ? nameOf(first) : `${nameOf(first)} to ${nameOf(last)}`))
    .join(', ');
}

/** ISO weekdays of 'Monday to Thursday, Sat'; 0, which the server refuses, for what is none. */
function weekdaysIn(text: string): number[] {
  const parts = text
    .split(/[,;&:]|\band\b/i)
    .map((part) => part.trim())
    .filter(Boolean);
  return parts.flatMap((part) => {
    const [first = 0, last = first] = part.split(/\s*(?:-|–|\bto\b)\s*/i).map(weekdayNamed);
    if (first === 0 || last < first) return [0];
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

/** 1 is Monday; 0 if it is none. */
function weekdayNamed(text: string): number {
  const start = text.trim().toLowerCase().replace(/s$/, '');
  return start.length < 2 ? 0 : names.findIndex((name) => name.toLowerCase().startsWith(start)) + 1;
}

const padded = (time: string) => time.padStart(5, '0');
