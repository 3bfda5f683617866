import { useId } from 'react';
import { hasBegun, type Slot, timeSlots } from '#src/domain/booking/booking.ts';
import { slotLabel } from '#src/domain/booking/words.ts';
import { buttonClass } from '#src/ui/button.ts';
import { ownTime, ownTimeZone, zoneName } from './own-time.ts';
import type { BookedSlots } from './use-booked-slots.ts';

interface Props {
  now: Date;
  /** Empty if none is chosen. */
  date: string;
  value: string;
  onValue: (timeSlot: string) => void;
  error: string | undefined;
  status: BookedSlots['status'];
  booked: BookedSlots['booked'];
  onReload: () => void;
}

/** The hours of the chosen day, with the visitor's local time beside them. */
export function TimeSlots(props: Props) {
  const { now, date, value, onValue, error, status, booked, onReload } = props;
  const id = useId();
  const zone = ownTimeZone();
  const isElsewhere = Boolean(
    date && timeSlots[0] && ownTime({ date, timeSlot: timeSlots[0] }, zone),
  );

  return (
    <div className="cell slots">
      <div className="slots-head">
        <h3 id={`${id}-name`}>Time</h3>
        <p role="status">
          {status === 'none' && 'Choose a date first'}
          {status === 'loading' && 'Loading'}
          {status === 'ready' && isElsewhere && `Yours: ${zoneName(zone)}`}
        </p>
        {status === 'failed' && (
          <button
            type="button"
            className={buttonClass({ variant: 'secondary', size: 'sm' })}
            onClick={onReload}
          >
            Try Again
          </button>
        )}
      </div>
      <div
        className="slots-list"
        role="radiogroup"
        aria-labelledby={`${id}-name`}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        aria-busy={status === 'loading'}
      >
        {timeSlots.map((timeSlot) => {
          const slot = { date, timeSlot };
          const taken = date ? unavailableReason(slot, booked, now) : undefined;
          return (
            <Hour
              key={timeSlot}
              slot={slot}
              taken={taken}
              own={date && !taken ? ownTime(slot, zone) : undefined}
              isChosen={timeSlot === value}
              isOpen={status === 'ready'}
              onChoose={() => onValue(timeSlot)}
            />
          );
        })}
      </div>
      {error && (
        <p id={`${id}-error`} className="cell-error">
          {error}
        </p>
      )}
    </div>
  );
}

interface HourProps {
  /** Its date is empty if none is chosen. */
  slot: Slot;
  /** Why it cannot be chosen. */
  taken: string | undefined;
  /** The visitor's local time, if different. */
  own: string | undefined;
  isChosen: boolean;
  /** A day is chosen and its booked slots are loaded. */
  isOpen: boolean;
  onChoose: () => void;
}

function Hour({ slot, taken, own, isChosen, isOpen, onChoose }: HourProps) {
  const id = useId();
  return (
    <label className="slot">
      <input
        type="radio"
        name="timeSlot"
        value={slot.timeSlot}
        checked={isChosen && !taken}
        disabled={!isOpen || taken !== undefined}
        aria-describedby={own ? id : undefined}
        onChange={onChoose}
      />
      <span className="slot-time">{slotLabel(slot.timeSlot, slot)}</span>
      {taken && <span className="slot-beside"> {taken}</span>}
      {own && (
        // Not part of the name, so that voice control finds it as '9:00 AM CST'.
        <span id={id} className="slot-beside" aria-hidden="true">
          {own}
          <span className="sr-only"> on your clock</span>
        </span>
      )}
    </label>
  );
}

function unavailableReason(slot: Slot, booked: readonly string[], now: Date): string | undefined {
  if (booked.includes(slot.timeSlot)) return 'Booked';
  return hasBegun(slot, now) ? 'Passed' : undefined;
}
