/** Calculations for the charts of daily figures. */
import { formatNumber } from '#src/domain/format.ts';

/** The top of the scale: the smallest round number that is not exceeded, at least 4. */
export function scaleTop(values: readonly number[]): number {
  const most = Math.max(4, ...values);
  const power = 10 ** Math.floor(Math.log10(most));
  return (
    [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10].map((step) => step * power).find((top) => top >= most) ??
    most
  );
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
  const counted = `${formatNumber(count)} ${word}${count === 1 ? '' : 's'}`;
  if (count === 0) return `no ${word}s`;
  const rate = formatNumber(Math.max(1, Math.round(views / count)));
  return `${counted} (1 in ${rate} views)`;
}
