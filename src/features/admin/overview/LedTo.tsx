import type { Measure, OverviewDay } from '#src/contracts/overview.ts';
import { rateWords } from './chart.ts';

/** What the views of the period led to: counts of pages and of requests alone, nothing about who looked. */
export function LedTo({ days }: { days: readonly OverviewDay[] }) {
  const total = (measure: Measure) => days.reduce((sum, day) => sum + day[measure], 0);
  const views = total('views');
  if (views === 0) return null;
  return (
    <p className="led-to">
      What visits led to: {rateWords(total('leads'), views, 'contact request')},{' '}
      {rateWords(total('calls'), views, 'call')}. Counted without cookies.
    </p>
  );
}
