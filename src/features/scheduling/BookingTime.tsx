import { site } from '#src/content/site.ts';
import type { Slot } from '#src/domain/booking/booking.ts';
import { formatDay, slotLabel } from '#src/domain/booking/words.ts';
import { formatDate } from '#src/lib/calendar-dates.ts';
import { ownTimeInFull, ownTimeZone } from './own-time.ts';

/**
 * The time of a call in the agency's time zone and, if different, in the visitor's, on a card whose stub repeats the
 * day like a leaf of a calendar.
 */
export function BookingTime({ call, isOff = false }: { call: Slot; isOff?: boolean }) {
  const own = ownTimeInFull(call, ownTimeZone());
  const Mark = isOff ? 's' : 'span';
  return (
    <div className="call-time">
      <p className="call-stub" aria-hidden="true">
        <span>{formatDate(call.date, { weekday: 'short' }, site.locale)}</span>
        <span className="call-number">
          {formatDate(call.date, { day: 'numeric' }, site.locale)}
        </span>
        <span>{formatDate(call.date, { month: 'short' }, site.locale)}</span>
      </p>
      <div>
        <p className="call-day">
          <Mark>{formatDay(call.date)}</Mark>
        </p>
        <p className="call-hour">
          <Mark>{slotLabel(call.timeSlot, call)}</Mark>
        </p>
        {own && <p className="call-own">On your clock: {own}</p>}
      </div>
    </div>
  );
}
