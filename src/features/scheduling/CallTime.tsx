import type { Slot } from '#src/domain/booking/booking.ts';
import { sayDay, slotLabel } from '#src/domain/booking/words.ts';
import { ownTimeInFull, ownTimeZone } from './own-time.ts';

/** When a call is, in the agency's time and, where that is another, in the visitor's. */
export function CallTime({ call, isOff = false }: { call: Slot; isOff?: boolean }) {
  const own = ownTimeInFull(call, ownTimeZone());
  const Mark = isOff ? 's' : 'span';
  return (
    <div className="call-time">
      <p className="call-day">
        <Mark>{sayDay(call.date)}</Mark>
      </p>
      <p className="call-hour">
        <Mark>{slotLabel(call.timeSlot)}</Mark>
      </p>
      {own && <p className="call-own">On your clock: {own}</p>}
    </div>
  );
}
