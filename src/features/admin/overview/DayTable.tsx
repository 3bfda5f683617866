import { site } from '#src/content/site.ts';
import type { Measure, OverviewDay } from '#src/contracts/overview.ts';
import { formatCalendarDate } from '#src/domain/format.ts';

interface Props {
  days: readonly OverviewDay[];
  measures: readonly (readonly [Measure, string])[];
}

/** The same figures as a table, newest day first. */
export function DayTable({ days, measures }: Props) {
  return (
    <details className="mt-8 text-ui">
      <summary className="link w-fit">Show the figures as a table</summary>
      <div
        className="mt-4 max-h-104 overflow-auto"
        tabIndex={0}
        role="region"
        aria-label="Figures by day"
      >
        <table className="figures">
          <caption className="sr-only">What came in, by day</caption>
          <thead>
            <tr>
              <th scope="col">Day</th>
              {measures.map(([measure, name]) => (
                <th key={measure} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...days].reverse().map((day) => (
              <tr key={day.day}>
                <th scope="row">
                  {formatCalendarDate(day.day, {
                    weekday: 'short',
                    month: 'short',
                    day: 'numeric',
                  })}
                </th>
                {measures.map(([measure]) => (
                  <td key={measure}>{day[measure].toLocaleString(site.locale)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
