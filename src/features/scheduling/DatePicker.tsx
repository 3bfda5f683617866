import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { scheduling } from '#src/content/messages.ts';
import type { OpeningTimes } from '#src/contracts/settings.ts';
import { closedReason, nextOpenDays, todayOf } from '#src/domain/booking/bookable-days.ts';
import { formatDay, formatWeekday } from '#src/domain/booking/words.ts';
import { formatCalendarDate } from '#src/domain/format.ts';
import { addMonths } from '#src/lib/calendar-dates.ts';
import { dayAfterKey, weeksOf } from './month-grid.ts';

const arrows = [
  { label: scheduling.previousMonth, by: -1, path: 'M12.5 4 6.5 10l6 6' },
  { label: scheduling.nextMonth, by: 1, path: 'm7.5 4 6 6-6 6' },
];

/** A closed day is gray, today is underlined, the chosen day is cobalt. */
const dayLook = [
  'day relative h-10.5 w-full rounded-sheet text-[1rem] font-medium focus-visible:-outline-offset-2 min-[44rem]:h-11.5',
  'not-aria-disabled:not-aria-pressed:hover:bg-cobalt-soft/45',
  'aria-disabled:font-normal aria-disabled:text-ink-2/62 forced-colors:aria-disabled:text-[GrayText]',
  'aria-[current=date]:after:absolute aria-[current=date]:after:right-1/2 aria-[current=date]:after:bottom-1.75 aria-[current=date]:after:w-4.5 aria-[current=date]:after:translate-x-1/2 aria-[current=date]:after:border-b-2 aria-[current=date]:after:border-current',
  'aria-pressed:bg-cobalt aria-pressed:text-on-cobalt aria-pressed:focus-visible:outline-offset-2',
  'forced-colors:aria-pressed:bg-[Highlight] forced-colors:aria-pressed:text-[HighlightText] forced-colors:aria-pressed:forced-color-adjust-none',
].join(' ');

/** How many of the next open days stand above the month: most people want one of them. */
const SOON = 5;

const soonLook = [
  'h-13 w-full rounded-sheet border border-field text-ui/[1.2] font-medium whitespace-nowrap focus-visible:-outline-offset-2',
  'not-aria-pressed:hover:bg-cobalt-soft/45 aria-pressed:border-cobalt aria-pressed:bg-cobalt aria-pressed:text-on-cobalt',
  'forced-colors:aria-pressed:bg-[Highlight] forced-colors:aria-pressed:text-[HighlightText] forced-colors:aria-pressed:forced-color-adjust-none',
].join(' ');

/** Of any whole week. */
const weekdays = weeksOf('2026-03')[1]?.map((day = '') => formatWeekday(day)) ?? [];

interface Props {
  now: Date;
  /** Says which days are closed. */
  open: OpeningTimes;
  /** yyyy-MM-dd; empty if none is chosen. */
  value: string;
  onValue: (date: string) => void;
  error: string | undefined;
}

/** The next open days, and a month calendar with one tab stop and arrow keys. Closed days can be focused, to tell why they are closed. */
export function DatePicker({ now, open, value, onValue, error }: Props) {
  const id = useId();
  const activeDay = useRef<HTMLButtonElement>(null);
  const [active, setActive] = useState(() => value || firstOpenDay(now, open));
  const [pointedAt, setPointedAt] = useState('');
  const isByKey = useRef(false);
  const month = active.slice(0, 7);
  const caption = formatCalendarDate(active, { month: 'long', year: 'numeric' });

  // The focus follows the key, also into a month that has just been rendered.
  useEffect(() => {
    if (isByKey.current) activeDay.current?.focus();
    isByKey.current = false;
  }, [active]);

  function onKeyDown(event: KeyboardEvent) {
    const day = dayAfterKey(event.key, event.shiftKey, active);
    // Leave combinations such as Alt+Left (Back) to the browser.
    if (!day || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    isByKey.current = true;
    setActive(day);
  }

  return (
    <div className="cell px-3.5 pt-2 pb-2.5">
      <ul className="mt-1.5 mb-2 grid grid-cols-5 gap-1.5" aria-label={scheduling.nextOpenDays}>
        {nextOpenDays(now, SOON, open).map((day) => (
          <li key={day}>
            <button
              type="button"
              className={soonLook}
              aria-pressed={day === value}
              onClick={() => {
                setActive(day);
                onValue(day);
              }}
            >
              <span className="sr-only">
                {formatCalendarDate(day, { weekday: 'short', month: 'long', day: 'numeric' })}
              </span>
              <span className="block text-note font-normal" aria-hidden="true">
                {formatCalendarDate(day, { weekday: 'short' })}
              </span>
              <span className="block" aria-hidden="true">
                {Number(day.slice(8))}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <div className="-mr-2 flex items-center">
        <h3 id={`${id}-month`} aria-live="polite" className="flex-1 text-[1.1875rem]/[1.3]">
          {caption}
        </h3>
        {arrows.map(({ label, by, path }) => (
          <button
            key={label}
            type="button"
            className="grid size-11 place-items-center rounded-sheet hover:bg-current/9"
            aria-label={label}
            onClick={() => setActive(addMonths(active, by))}
          >
            <svg
              className="w-5"
              viewBox="0 0 20 20"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.75"
              aria-hidden="true"
            >
              <path d={path} />
            </svg>
          </button>
        ))}
      </div>
      <table
        role="grid"
        className="w-full table-fixed border-collapse"
        aria-labelledby={`${id}-month`}
        aria-describedby={error ? `${id}-error` : undefined}
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            {weekdays.map((name) => (
              <th
                key={name}
                scope="col"
                abbr={name}
                className="border-b-2 border-ink pb-1.5 text-note font-medium text-ink-2"
              >
                {scheduling.weekdayHead(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week, index) => (
            <tr key={index}>
              {week.map((day, weekday) => {
                if (!day) return <td key={weekday} className="border-b border-rule" />;
                const closed = closedReason(day, now, open);
                return (
                  <td
                    key={day}
                    className="border-b border-rule"
                    aria-selected={day === value}
                    aria-invalid={error && day === active ? true : undefined}
                  >
                    <button
                      ref={day === active ? activeDay : undefined}
                      type="button"
                      className={dayLook}
                      tabIndex={day === active ? 0 : -1}
                      aria-label={closed ? scheduling.closedDay(formatDay(day), closed) : formatDay(day)}
                      aria-disabled={closed ? true : undefined}
                      aria-pressed={day === value || undefined}
                      aria-current={day === todayOf(now) ? 'date' : undefined}
                      onClick={() => {
                        setActive(day);
                        if (!closed) onValue(day);
                      }}
                      onFocus={() => setPointedAt(day)}
                      onBlur={() => setPointedAt('')}
                      onPointerEnter={() => setPointedAt(day)}
                      onPointerLeave={() => setPointedAt('')}
                    >
                      {Number(day.slice(8))}
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {error && (
        <p id={`${id}-error`} className="cell-error px-0 pt-2 pb-0">
          {error}
        </p>
      )}
      <p className="mt-2 min-h-[1.45em] text-note text-ink-2">{noteOn(pointedAt, now, open)}</p>
    </div>
  );
}

/** Why the hovered or focused day is closed. */
function noteOn(day: string, now: Date, open: OpeningTimes): string {
  const closed = day && closedReason(day, now, open);
  return closed ? scheduling.closedDay(formatCalendarDate(day, { month: 'long', day: 'numeric' }), closed) : '';
}

function firstOpenDay(now: Date, open: OpeningTimes): string {
  return nextOpenDays(now, 1, open)[0] ?? todayOf(now);
}
