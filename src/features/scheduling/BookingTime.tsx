import { scheduling } from '#src/content/messages.ts';
import type { Slot } from '#src/domain/booking/bookable-days.ts';
import { formatDay, slotLabel } from '#src/domain/booking/words.ts';
import { formatCalendarDate } from '#src/domain/format.ts';
import { ownTimeInFull, ownTimeZone } from './own-time.ts';

/** The time of a call, also in the visitor's time zone, on a card with a stub like a leaf of a calendar. */
export function BookingTime({ call, isOff = false }: { call: Slot; isOff?: boolean }) {
  const own = ownTimeInFull(call, ownTimeZone());
  const Mark = isOff ? 's' : 'span';
  return (
    <div className="call-time grid w-full grid-cols-[5.25rem_minmax(0,1fr)] border-x border-t-2 border-b-3 [border-bottom-style:double] border-x-field border-y-ink in-[.call-page]:bg-sheet">
      <p
        className="grid content-center justify-items-center border-r-2 border-dashed border-field py-3 text-note text-ink-2"
        aria-hidden="true"
      >
        <span>{formatCalendarDate(call.date, { weekday: 'short' })}</span>
        <span className="font-heading text-[2.5rem]/none font-medium text-ink normal-nums">
          {formatCalendarDate(call.date, { day: 'numeric' })}
        </span>
        <span>{formatCalendarDate(call.date, { month: 'short' })}</span>
      </p>
      <div className="self-center px-4 pt-3.5 pb-4">
        <p className="text-ui font-medium">
          <Mark>{formatDay(call.date)}</Mark>
        </p>
        <p className="font-heading text-[clamp(1.625rem,7vw,2.125rem)]/[1.2] font-medium tracking-[-0.018em] whitespace-nowrap">
          <Mark>{slotLabel(call.timeSlot, call)}</Mark>
        </p>
        {own && <p className="mt-1 text-ui text-ink-2">{scheduling.onOwnClock(own)}</p>}
      </div>
    </div>
  );
}
