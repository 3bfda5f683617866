import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { site } from '#src/content/site.ts';
import type { Measure, OverviewDay } from '#src/contracts/overview.ts';
import { requireSession } from '../session.ts';
import { Checklist } from '../setup/Checklist.tsx';
import { Screen } from '../parts/Screen.tsx';
import { DayChart } from './DayChart.tsx';
import { DayTable } from './DayTable.tsx';
import { Site } from './Site.tsx';
import { $overview, $period, choose, load, type Period } from './store.ts';
import { TopPages } from './TopPages.tsx';
import { Undelivered } from './Undelivered.tsx';
import { Waiting } from './Waiting.tsx';
import { rateWords } from './chart.ts';

const periods: readonly Period[] = [30, 90];

const measures: readonly (readonly [Measure, string])[] = [
  ['views', 'Views'],
  ['leads', 'Contact requests'],
  ['calls', 'Calls booked'],
  ['chats', 'Conversations'],
];

/** What waits, and the site's daily figures; the server renders the loading state. */
export function Overview() {
  const period = useStore($period, { ssr: 'initial' });
  const loaded = useStore($overview, { ssr: 'initial' });
  const { status, value } = loaded;
  useEffect(() => void requireSession().then(load), []);

  return (
    <Screen
      title="Overview"
      intro={`What is waiting and what came in, by the clock in ${site.address.city}.`}
      actions={
        <div className="segmented" role="group" aria-label="Period">
          {periods.map((days) => (
            <button
              key={days}
              type="button"
              aria-pressed={days === period}
              className="selectable min-h-10 px-4"
              onClick={() => choose(days)}
            >
              {days} days
            </button>
          ))}
        </div>
      }
      loaded={loaded}
      failed="Failed to fetch the overview"
      onAgain={() => void load()}
    >
      {value && (
        <div aria-busy={status === 'loading'}>
          <Undelivered list={value.undelivered} />
          <Waiting waiting={value.waiting} />
          <Checklist />
          <div className="mt-10 grid grid-cols-2 gap-x-[clamp(1rem,3vw,2.5rem)] gap-y-7 lg:grid-cols-4">
            {measures.map(([measure, name]) => (
              <DayChart
                key={measure}
                name={name}
                days={value.days.map((day) => ({ day: day.day, count: day[measure] }))}
                before={value.before[measure]}
              />
            ))}
          </div>
          <LedTo days={value.days} />
          <DayTable days={value.days} measures={measures} />
          <TopPages pages={value.pages} days={value.days.length} />
        </div>
      )}
      <Site />
    </Screen>
  );
}

/** What the views of the period led to: counts of pages and of requests alone, nothing about who looked. */
function LedTo({ days }: { days: readonly OverviewDay[] }) {
  const total = (measure: Measure) => days.reduce((sum, day) => sum + day[measure], 0);
  const views = total('views');
  if (views === 0) return null;
  return (
    <p className="mt-5 text-ui text-ink-2">
      What visits led to: {rateWords(total('leads'), views, 'contact request')},{' '}
      {rateWords(total('calls'), views, 'call')}. Counted without cookies.
    </p>
  );
}
