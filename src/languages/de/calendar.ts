/** What people say of days and times. */
import { COUNT, countIn } from './counts.ts';
import { pattern } from './pattern.ts';

export * from './calendar-question.data.ts';

/** What finds days and times in a text. */
export async function dayParser(_isAmerican: boolean) {
  // Loaded once somebody names a day.
  const { casual } = await import('chrono-node/de');
  return casual;
}

const months = [
  ...['Januar', 'Februar', 'März', 'April', 'Mai', 'Juni', 'Juli', 'August', 'September', 'Oktober', 'November'],
  'Dezember',
];
const WEEKDAY = '(montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag)';
const PART = '(?:früh|morgens?|vormittags?|mittags?|nachmittags?|abends?)';

const dayAndMonth = /(?<![\d.])(\d{1,2})\. ?(\d{1,2})\.(?! ?\d)/g;
const dayAndMonthAfter = pattern(String.raw`(?<=\b(?:am|den|zum|dem) )(\d{1,2})\.(\d{1,2})\b(?![.\d])`, 'giu');
const half = pattern(String.raw`\bhalb ${COUNT}\b`, 'giu');
const quarter = pattern(String.raw`\b(viertel nach|viertel vor|dreiviertel) ${COUNT}\b`, 'giu');
const hour = pattern(String.raw`\b(?:(um|gegen|ab) ${COUNT}(?! ?(?:uhr|[:.]\d))|${COUNT} uhr)\b`, 'giu');
const partOfDay = pattern(String.raw`\b${WEEKDAY} ?${PART}\b`, 'giu');
const weekThenDay = pattern(
  String.raw`\b(?:nächste|kommende)[nr]? woche ${WEEKDAY}\b|\b${WEEKDAY} (?:nächster?|kommender?|in der nächsten) woche\b`,
  'giu',
);

/** A text as it is searched for a day: '24.12.', 'halb vier' and 'nächste Woche Mittwoch' as the parser reads them. */
export function withDaysRead(text: string): string {
  const date = (typed: string, day: string, month: string) =>
    months[Number(month) - 1] ? `${day}. ${months[Number(month) - 1]}` : typed;
  const before = (count: number) => (count === 1 ? 12 : count - 1);
  return text
    .replace(dayAndMonth, date)
    .replace(dayAndMonthAfter, date)
    .replace(quarter, (_, which: string, count: string) =>
      /nach/i.test(which) ? `${countIn(count)}:15 Uhr` : `${before(countIn(count))}:45 Uhr`,
    )
    .replace(half, (_, count: string) => `${before(countIn(count))}:30 Uhr`)
    .replace(partOfDay, '$1')
    .replace(weekThenDay, (_, one?: string, other?: string) => `${one ?? other} nächste Woche`)
    .replace(hour, (_, at: string | undefined, one: string | undefined, other: string | undefined) =>
      at ? `${at} ${countIn(one)} Uhr` : `${countIn(other)} Uhr`,
    );
}
