import * as chrono from 'chrono-node';

/** English first; a date in words of another language is read by the first that knows all of it. */
const readers = [
  chrono.en.strict,
  chrono.de.strict,
  chrono.fr.strict,
  chrono.es.strict,
  chrono.pt.strict,
  chrono.nl.strict,
];

/** Words that depend on the day they are read on are no date of a post. */
const reference = { instant: new Date(0), timezone: 0 };

/**
 * The instant that a date names, in ISO 8601. Without a zone it is UTC, without a time its beginning.
 *
 * @returns undefined for what is no date, is relative, or could be one of two ("05/02/2024"): never the current time
 */
export function importedInstant(date: unknown): string | undefined {
  if (date instanceof Date) return inRange(date.getTime());
  // Seconds or milliseconds since 1970, as some exports write them.
  if (typeof date === 'number') return inRange(date < 1e11 ? date * 1000 : date);
  if (typeof date !== 'string') return undefined;
  const text = date.trim().replace(/^@/, '');
  if (!/\d{4}/.test(text) || isAmbiguous(text)) return undefined;
  // 02.05.2024 is the second of May wherever it is written with dots.
  const dotted = text.replace(/^(\d{1,2})\.(\d{1,2})\.(\d{4})/, '$3-$2-$1').replace(/-(\d)(?=-|\b)/g, '-0$1');
  for (const reader of readers) {
    const [found, ...others] = reader.parse(dotted, reference);
    if (!found || others.length > 0 || found.text.length !== dotted.length) continue;
    const { start } = found;
    if (!start.isCertain('year') || !start.isCertain('month') || !start.isCertain('day')) continue;
    const part = (name: Parameters<typeof start.get>[0]) => (start.isCertain(name) ? (start.get(name) ?? 0) : 0);
    const local = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
    return inRange(local - part('timezoneOffset') * 60_000);
  }
  return undefined;
}

/** Day and month, or month and day: nobody can tell. */
function isAmbiguous(text: string): boolean {
  const [, first, second] = /^(\d{1,2})[/-](\d{1,2})[/-]\d{4}/.exec(text) ?? [];
  return first !== undefined && Number(first) <= 12 && Number(second) <= 12 && first !== second;
}

/** Within the years that a post of the site can have. */
function inRange(time: number): string | undefined {
  if (!(time >= Date.UTC(1970, 0, 1) && time < Date.UTC(9999, 0, 1))) return undefined;
  return new Date(time).toISOString();
}
