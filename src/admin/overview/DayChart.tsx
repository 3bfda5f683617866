import { useId } from 'react';
import { shownDate } from '../agency-days.ts';
import { adminLocale } from '../agency-time.ts';

interface Props {
  name: string;
  days: readonly { day: string; count: number }[];
  /** Total of the preceding period of the same length. */
  before: number;
}

/** A small bar chart of one measure per day; today's bar is paler, since the day is not over. */
export function DayChart({ name, days, before }: Props) {
  const id = useId();
  const counts = days.map(({ count }) => count);
  const total = counts.reduce((sum, count) => sum + count, 0);
  // A day with one or two is not drawn as a peak.
  const top = Math.max(4, ...counts);
  const first = days[0]?.day ?? '';
  return (
    <section className="border-t-2 border-ink pt-3" aria-labelledby={id}>
      <h2 id={id} className="font-body text-ui font-medium text-ink-2">
        {name}
      </h2>
      <p className="font-heading text-[1.75rem] leading-[1.15] font-medium">{total.toLocaleString(adminLocale)}</p>
      <p className="text-note text-ink-2">{changeWords(total, before, days.length) ?? 'None so far'}</p>
      <svg
        className="mt-2.5 block h-10 w-full overflow-visible border-b border-ink"
        viewBox={`0 0 ${days.length} ${top}`}
        role="img"
        aria-label={describe(name, days)}
        preserveAspectRatio="none"
      >
        {days.map(({ day, count }, index) => (
          <rect
            key={day}
            className="fill-cobalt last:fill-cobalt-soft hover:fill-cobalt-hover"
            x={index + 0.1}
            y={top - count}
            width={0.8}
            height={count}
          >
            <title>{`${formatDay(day)}: ${count}`}</title>
          </rect>
        ))}
      </svg>
      <p className="mt-1.25 flex justify-between text-note text-ink-2" aria-hidden="true">
        <span>{formatDay(first)}</span>
        <span>Today</span>
      </p>
    </section>
  );
}

/** A text summary such as 'Views a day over 30 days. The most were 64, on Nov 3.' */
function describe(name: string, days: Props['days']): string {
  const [most] = days.toSorted((one, other) => other.count - one.count);
  const peak = most && most.count > 0 ? ` The most were ${most.count}, on ${formatDay(most.day)}.` : '';
  return `${name} a day over ${days.length} days.${peak}`;
}

function formatDay(day: string): string {
  return day && shownDate(day, { month: 'short', day: 'numeric' });
}

/** The change from the previous period, in words; undefined if both are 0. */
export function changeWords(now: number, before: number, days: number): string | undefined {
  if (now === 0 && before === 0) return undefined;
  const rest = `the ${days} days before`;
  if (before === 0) return `None in ${rest}`;
  const percent = Math.round((100 * (now - before)) / before);
  if (percent === 0) return `The same as in ${rest}`;
  return `${Math.abs(percent)} % ${percent > 0 ? 'more' : 'fewer'} than in ${rest}`;
}

/** How often a view led to something: '8 contact requests (1 in 151 views)'. */
export function rateWords(count: number, views: number, word: string): string {
  const counted = `${count.toLocaleString(adminLocale)} ${word}${count === 1 ? '' : 's'}`;
  if (count === 0) return `no ${word}s`;
  const rate = Math.max(1, Math.round(views / count)).toLocaleString(adminLocale);
  return `${counted} (1 in ${rate} views)`;
}
