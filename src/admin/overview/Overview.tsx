import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { site } from '#src/content/site.ts';
import type { Measure, Overview as OverviewAnswer } from '#src/contracts/overview.ts';
import { shownDate } from '../agency-days.ts';
import { adminLocale } from '../agency-time.ts';
import { SmallButton } from '../parts/Button.tsx';
import { Screen } from '../parts/Screen.tsx';
import { Checklist } from '../setup/Checklist.tsx';
import { measures, progress } from './words.data.ts';
import { DayChart, rateWords } from './DayChart.tsx';
import { Undelivered, WaitingLists } from './Waiting.tsx';
import { $period, $rebuild, overview, periods, rebuild } from './store.ts';

/** What waits, and the site's daily figures; the server renders the loading state. */
export function OverviewScreen() {
  const period = useStore($period, { ssr: 'initial' });
  return (
    <Screen
      title="Overview"
      intro={`What’s waiting and what came in, by the clock in ${site.address.city}.`}
      actions={
        <div className="segmented" role="group" aria-label="Period">
          {periods.map((days) => (
            <button
              key={days}
              type="button"
              aria-pressed={days === period}
              className="selectable min-h-10 px-4"
              onClick={() => $period.set(days)}
            >
              {`${days} days`}
            </button>
          ))}
        </div>
      }
      of={overview}
      failed="Failed to fetch the overview"
    >
      {(value) => (
        <>
          <Undelivered list={value.undelivered} />
          <WaitingLists waiting={value.waiting} />
          <Checklist setup={value.setup} />
          <Days {...value} />
          <LedTo days={value.days} />
          <TopPages pages={value.pages} days={value.days.length} />
          <Site {...value.site} />
        </>
      )}
    </Screen>
  );
}

/** What came in, by day: drawn, and as a table. */
function Days({ days, before }: Pick<OverviewAnswer, 'days' | 'before'>) {
  return (
    <>
      <div className="mt-10 grid grid-cols-2 gap-x-[clamp(1rem,3vw,2.5rem)] gap-y-7 lg:grid-cols-4">
        {measures.map(([measure, name]) => (
          <DayChart
            key={measure}
            name={name}
            days={days.map((day) => ({ day: day.day, count: day[measure] }))}
            before={before[measure]}
          />
        ))}
      </div>
      <details className="mt-8 text-ui">
        <summary className="w-fit link">Show the figures as a table</summary>
        <div className="mt-4 max-h-104 overflow-auto" tabIndex={0} role="region" aria-label="Figures by day">
          <Figures
            caption="What came in, by day"
            heads={['Day', ...measures.map(([, name]) => name)]}
            rows={days
              .toReversed()
              .map((day) => [
                day.day,
                shownDate(day.day, { weekday: 'short', month: 'short', day: 'numeric' }),
                ...measures.map(([measure]) => day[measure]),
              ])}
          />
        </div>
      </details>
    </>
  );
}

/** What the views of the period led to: counts of pages and of requests alone, nothing about who looked. */
function LedTo({ days }: Pick<OverviewAnswer, 'days'>) {
  const total = (measure: Measure) => days.reduce((sum, day) => sum + day[measure], 0);
  const views = total('views');
  if (views === 0) return null;
  return (
    <p className="mt-5 text-ui text-ink-2">
      <span>{`What visits led to: ${rateWords(total('leads'), views, 'contact request')}, `}</span>
      <span>{`${rateWords(total('calls'), views, 'call')}. Counted without cookies.`}</span>
    </p>
  );
}

/** Shows whether published changes are live, and a button that rebuilds the static pages. */
function Site({ isOutdated, canRebuild }: OverviewAnswer['site']) {
  const phase = useStore($rebuild, { ssr: 'initial' });
  const isBusy = phase === 'requesting' || phase === 'building';
  return (
    <section className="mt-12" aria-labelledby="site-state">
      <h2 id="site-state" className="text-h3">
        Public site
      </h2>
      <p className="mt-2 text-ink-2">
        <span>
          {isOutdated
            ? 'Readers may still see the old version of some pages: the cache didn’t accept the change. We keep trying until it does.'
            : 'Readers see every change to a post as soon as it’s saved.'}
        </span>{' '}
        <span>{canRebuild ? 'Posts never wait for a build.' : 'There’s nothing to rebuild.'}</span>
      </p>
      {canRebuild && (
        <SmallButton label="Rebuild the site" className="mt-4" aria-disabled={isBusy} onClick={() => void rebuild()} />
      )}
      <p role="status" className="mt-4 max-w-[40.5em] text-note text-ink-2">
        {progress[phase]}
      </p>
    </section>
  );
}

function TopPages({ pages, days }: { pages: OverviewAnswer['pages']; days: number }) {
  return (
    <section className="mt-12 max-w-[44rem]" aria-labelledby="top-pages">
      <h2 id="top-pages" className="text-h3">
        Most viewed pages
      </h2>
      {pages.length === 0 ? (
        <p className="mt-2 text-ink-2">{`No one has looked at a page in these ${days} days.`}</p>
      ) : (
        <div className="mt-4">
          <Figures
            caption="Most viewed pages"
            heads={['Page', 'Views']}
            rows={pages.map(({ path, views }) => [
              path,
              <a key={path} className="link" href={path}>
                {path === '/' ? 'Home' : path}
              </a>,
              views,
            ])}
          />
        </div>
      )}
      <p className="mt-4 max-w-[40.5em] text-note text-ink-2">
        Counted by page and day, without cookies and without anything about the visitor.
      </p>
    </section>
  );
}

interface FiguresProps {
  caption: string;
  heads: readonly string[];
  /** A key, what its figures are of, and the figures. */
  rows: readonly (readonly [key: string, name: ReactNode, ...figures: number[]])[];
}

/** A table of figures on ruled paper. */
function Figures({ caption, heads, rows }: FiguresProps) {
  const [first, ...others] = heads;
  return (
    <table className="w-full border-collapse text-ui ledger" aria-label={caption}>
      <thead className="align-bottom text-note text-ink-2 [&_th]:py-[0.4375rem]">
        <tr>
          <th scope="col" className="text-left font-normal">
            {first}
          </th>
          {others.map((head) => (
            <th key={head} scope="col" className="pl-4 text-right font-medium">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([key, name, ...figures]) => (
          <tr key={key} className="border-t border-rule">
            <th scope="row" className="py-[0.4375rem] text-left font-normal wrap-anywhere">
              {name}
            </th>
            {figures.map((figure, index) => (
              <td key={index} className="py-[0.4375rem] pl-4 text-right">
                {figure.toLocaleString(adminLocale)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
