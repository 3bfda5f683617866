import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { site } from '#src/content/site.ts';
import type { Measure } from '#src/contracts/overview.ts';
import { ListFailed } from '../list/ListFailed.tsx';
import { requireSession } from '../session.ts';
import { Checklist } from '../setup/Checklist.tsx';
import { Spinner } from '../Spinner.tsx';
import { DayChart } from './DayChart.tsx';
import { DayTable } from './DayTable.tsx';
import { LedTo } from './LedTo.tsx';
import { Site } from './Site.tsx';
import { $overview, $period, choose, load, type Period } from './store.ts';
import { TopPages } from './TopPages.tsx';
import { Undelivered } from './Undelivered.tsx';
import { Waiting } from './Waiting.tsx';

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
  const { status, value } = useStore($overview, { ssr: 'initial' });
  useEffect(() => void requireSession().then(load), []);

  return (
    <>
      <div className="admin-head">
        <div>
          <h1>Overview</h1>
          <p className="mt-1 text-ink-2">
            What is waiting and what came in, by the clock in {site.address.city}.
          </p>
        </div>
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
      </div>
      {status === 'loading' && !value && (
        <div className="mt-8">
          <Spinner />
        </div>
      )}
      {status === 'failed' && (
        <div className="mt-8">
          <ListFailed title="Failed to fetch the overview" onAgain={() => void load()} />
        </div>
      )}
      {value && (
        <div aria-busy={status === 'loading'}>
          <Undelivered list={value.undelivered} />
          <Waiting waiting={value.waiting} />
          <Checklist />
          <div className="charts">
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
    </>
  );
}
