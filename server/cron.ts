/** Minutes, hours, days of the month, months, days of the week (0 and 7 are Sunday): crontab(5). */
const FIELDS = [
  { low: 0, high: 59 },
  { low: 0, high: 23 },
  { low: 1, high: 31 },
  { low: 1, high: 12 },
  { low: 0, high: 7 },
] as const;

const NAMES: Record<string, string> = {
  '@hourly': '0 * * * *',
  '@daily': '0 0 * * *',
  '@midnight': '0 0 * * *',
  '@weekly': '0 0 * * 0',
  '@monthly': '0 0 1 * *',
  '@yearly': '0 0 1 1 *',
  '@annually': '0 0 1 1 *',
};

const MINUTE_MS = 60_000;
/** From one 29 February to the next there can be eight years. */
const HORIZON_MS = 8 * 366 * 24 * 60 * MINUTE_MS;

/** When an expression is due: the values of each field. */
interface Times {
  minutes: Set<number>;
  hours: Set<number>;
  /** Days of which both the month and, by its rule, the day of month or week fit. */
  isDay: (date: Date) => boolean;
}

/**
 * The first full minute after an instant at which a cron expression is due, in UTC as on the platform.
 *
 * @throws {Error} where the expression is none, or never comes due
 */
export function nextRun(expression: string, after: Date): Date {
  const { minutes, hours, isDay } = parse(expression);
  const date = new Date(Math.floor(after.getTime() / MINUTE_MS + 1) * MINUTE_MS);
  const end = after.getTime() + HORIZON_MS;
  while (date.getTime() < end) {
    if (!isDay(date)) date.setUTCHours(24, 0, 0, 0);
    else if (!hours.has(date.getUTCHours())) date.setUTCMinutes(60, 0, 0);
    else if (!minutes.has(date.getUTCMinutes())) date.setUTCMinutes(date.getUTCMinutes() + 1);
    else return date;
  }
  throw new Error(`The schedule "${expression}" never comes due.`);
}

function parse(expression: string): Times {
  const fields = (NAMES[expression.trim().toLowerCase()] ?? expression).trim().split(/\s+/);
  const [minutes, hours, days, months, weekdays] = fields.map(valuesOf);
  if (!minutes || !hours || !days || !months || !weekdays || fields.length > 5) {
    throw new Error(`"${expression}" is no cron expression.`);
  }
  if (weekdays.has(7)) weekdays.add(0);
  const bothLimited = !fields[2]?.startsWith('*') && !fields[4]?.startsWith('*');
  const isDay = (date: Date) => {
    const byDay = days.has(date.getUTCDate());
    const byWeekday = weekdays.has(date.getUTCDay());
    // Where both are limited, either will do.
    const due = bothLimited ? byDay || byWeekday : byDay && byWeekday;
    return due && months.has(date.getUTCMonth() + 1);
  };
  return { minutes, hours, isDay };
}

/** Undefined where the field is not one. */
function valuesOf(field: string, index: number): Set<number> | undefined {
  const bounds = FIELDS[index];
  if (!bounds) return undefined;
  const values = field.split(',').flatMap((part) => parsePart(part, bounds));
  return values.includes(Number.NaN) ? undefined : new Set(values);
}

/** `*`, `5`, `1-5`, each with a step such as `/15`; holds NaN where it is none of these. */
function parsePart(part: string, { low, high }: { low: number; high: number }): number[] {
  const found = /^(?:\*|(\d+)(?:-(\d+))?)(?:\/(\d+))?$/.exec(part);
  if (!found) return [Number.NaN];
  const [, first, last, step] = found;
  const from = Number(first ?? low);
  const to = Number(last ?? (first === undefined || step ? high : first));
  const by = Number(step ?? 1);
  if (from < low || to > high || from > to || by < 1) return [Number.NaN];
  return Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, index) => from + index * by);
}
