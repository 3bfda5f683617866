import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { nextFreeSlots, todayOf, closedReason } from '#src/domain/booking/booking.ts';
import { formatDay, formatWeekday } from '#src/domain/booking/words.ts';
import { formatCalendarDate } from '#src/domain/format.ts';
import { addMonths } from '#src/lib/calendar-dates.ts';
import { closedDaysIn, dayAfterKey, weeksOf } from './month-grid.ts';

/** Of any whole week. */
const weekdays = weeksOf('2026-03')[1]?.map((day = '') => formatWeekday(day)) ?? [];

interface Props {
  now: Date;
  /** yyyy-MM-dd; empty if none is chosen. */
  value: string;
  onValue: (date: string) => void;
  error: string | undefined;
}

/** A month calendar with one tab stop and arrow keys. Closed days can be focused, to tell why they are closed. */
export function DatePicker({ now, value, onValue, error }: Props) {
  const id = useId();
  const grid = useRef<HTMLTableElement>(null);
  const [active, setActive] = useState(() => value || firstOpenDay(now));
  const [pointedAt, setPointedAt] = useState('');
  const isByKey = useRef(false);
  const month = active.slice(0, 7);
  const caption = formatCalendarDate(active, { month: 'long', year: 'numeric' });

  // The focus follows the key, also into a month that has just been rendered.
  useEffect(() => {
    if (isByKey.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
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
    <div className="cell calendar">
      <div className="calendar-head">
        <h3 id={`${id}-month`} aria-live="polite">
          {caption}
        </h3>
        <button
          type="button"
          aria-label="Previous month"
          onClick={() => setActive(addMonths(active, -1))}
        >
          <Arrow to="left" />
        </button>
        <button
          type="button"
          aria-label="Next month"
          onClick={() => setActive(addMonths(active, 1))}
        >
          <Arrow to="right" />
        </button>
      </div>
      <table
        ref={grid}
        role="grid"
        aria-labelledby={`${id}-month`}
        aria-describedby={error ? `${id}-error` : undefined}
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            {weekdays.map((name) => (
              <th key={name} scope="col" abbr={name}>
                {name.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week, index) => (
            <tr key={index}>
              {week.map((day, weekday) =>
                day ? (
                  <td
                    key={day}
                    aria-selected={day === value}
                    aria-invalid={error && day === active ? true : undefined}
                  >
                    <Day
                      day={day}
                      closed={closedReason(day, now)}
                      isToday={day === todayOf(now)}
                      isChosen={day === value}
                      isActive={day === active}
                      onPoint={setPointedAt}
                      onChoose={() => {
                        setActive(day);
                        if (!closedReason(day, now)) onValue(day);
                      }}
                    />
                  </td>
                ) : (
                  <td key={weekday} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {error && (
        <p id={`${id}-error`} className="cell-error">
          {error}
        </p>
      )}
      <p className="calendar-note">{noteOn(pointedAt, month, now)}</p>
    </div>
  );
}

interface DayProps {
  day: string;
  /** Why it cannot be chosen. */
  closed: string | undefined;
  isToday: boolean;
  isChosen: boolean;
  isActive: boolean;
  /** Empty when the pointer or the focus leaves. */
  onPoint: (day: string) => void;
  onChoose: () => void;
}

function Day({ day, closed, isToday, isChosen, isActive, onPoint, onChoose }: DayProps) {
  return (
    <button
      type="button"
      className="day"
      tabIndex={isActive ? 0 : -1}
      aria-label={closed ? `${formatDay(day)}. ${closed}` : formatDay(day)}
      aria-disabled={closed ? true : undefined}
      aria-pressed={isChosen || undefined}
      aria-current={isToday ? 'date' : undefined}
      onClick={onChoose}
      onFocus={() => onPoint(day)}
      onBlur={() => onPoint('')}
      onPointerEnter={() => onPoint(day)}
      onPointerLeave={() => onPoint('')}
    >
      {Number(day.slice(8))}
    </button>
  );
}

function Arrow({ to }: { to: 'left' | 'right' }) {
  return (
    <svg
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      aria-hidden="true"
    >
      <path d={to === 'left' ? 'M12.5 4 6.5 10l6 6' : 'm7.5 4 6 6-6 6'} />
    </svg>
  );
}

/** Why the hovered or focused day is closed; otherwise the closed dates of the month. */
function noteOn(day: string, month: string, now: Date): string {
  const say = (date: string) => formatCalendarDate(date, { month: 'long', day: 'numeric' });
  const closed = day && closedReason(day, now);
  if (closed) return `${say(day)}. ${closed}`;
  const dates = closedDaysIn(month, todayOf(now)).map(
    ({ date, reason }) => `${say(date)} (${reason})`,
  );
  return dates.length > 0 ? `Closed on ${dates.join(', ')}` : '';
}

function firstOpenDay(now: Date): string {
  return nextFreeSlots([], now, 1)[0]?.date ?? todayOf(now);
}
