import type { Slot } from '#src/domain/booking/booking.ts';
import { formatDay, slotLabel } from '#src/domain/booking/words.ts';
import { ownTimeInFull, ownTimeZone } from './own-time.ts';

/** The time of a call in the agency's time zone and, if different, in the visitor's. */
export function BookingTime({ call, isOff = false }: { call: Slot; isOff?: boolean }) {
  const own = ownTimeInFull(call, ownTimeZone());
  const Mark = isOff ? 's' : 'span';
  return (
    <div className="call-time">
      <p className="call-day">
        <Mark>{formatDay(call.date)}</Mark>
      </p>
      <p className="call-hour">
        <Mark>{slotLabel(call.timeSlot, call)}</Mark>
      </p>
      {own && <p className="call-own">On your clock: {own}</p>}
    </div>
  );
}
