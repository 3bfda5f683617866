import { useId } from 'react';
import { calendar, scheduling } from '#src/content/messages.ts';
import { hasBegun, timeSlots } from '#src/domain/booking/bookable-days.ts';
import { slotLabel } from '#src/domain/booking/words.ts';
import { Button } from '#src/ui/Button.tsx';
import { Sentence } from '#src/ui/Sentence.tsx';
import { ownTime, ownTimeZone, zoneName } from './own-time.ts';

interface Props {
  now: Date;
  /** Empty if none is chosen. */
  date: string;
  value: string;
  onValue: (timeSlot: string) => void;
  error: string | undefined;
  /** Of the day's slots. */
  status: 'none' | 'loading' | 'failed' | 'ready';
  slots: readonly string[];
  booked: readonly string[];
  onReload: () => void;
}

/** The chosen hour is marked like the hero's next slot. */
const hourLook = [
  'group grid min-h-13 cursor-pointer grid-cols-[auto_1fr] content-center items-center gap-x-2 border-b border-rule p-1 min-[44rem]:min-h-10.25 min-[44rem]:grid-cols-[auto_1fr_auto] min-[44rem]:px-1.5',
  'has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-cobalt',
  'not-has-disabled:not-has-checked:hover:bg-cobalt-soft/45 has-checked:bg-marigold has-checked:text-on-marigold',
  'has-disabled:cursor-not-allowed has-disabled:text-ink-2 forced-colors:has-disabled:text-[GrayText]',
].join(' ');
const besideLook = 'col-start-2 text-note/[1.3] text-ink-2 group-has-checked:text-inherit min-[44rem]:col-start-3';

/** The hours of the chosen day, with the visitor's local time beside them. */
export function TimeSlots(props: Props) {
  const { now, date, value, onValue, error, status, slots, booked, onReload } = props;
  const id = useId();
  const zone = ownTimeZone();
  /** Until the day's are known, usual ones stand in their place, and none can be chosen. */
  const shown = status === 'ready' ? slots : timeSlots;
  const isElsewhere = Boolean(date && shown[0] && ownTime({ date, timeSlot: shown[0] }, zone));

  const yours = isElsewhere ? scheduling.ownZone(zoneName(zone)) : '';
  const said = {
    none: scheduling.dateFirst,
    loading: scheduling.loading,
    failed: '',
    ready: slots.length === 0 ? calendar.noCallsOnDay : yours,
  }[status];

  return (
    <div className="cell">
      <div className="mx-3.5 mt-2 flex min-h-11 items-center gap-3">
        <h3 id={`${id}-name`} className="flex-1 text-[1.1875rem]/[1.3]">
          {scheduling.time}
        </h3>
        <p role="status" className="text-note text-ink-2">
          {said}
        </p>
        {status === 'failed' && (
          <Button variant="secondary" size="sm" onClick={onReload}>
            {scheduling.tryAgain}
          </Button>
        )}
      </div>
      <div
        className="mx-3.5 mt-1 mb-2.5 grid gap-x-2 border-t-2 border-ink min-[22rem]:grid-cols-2 min-[44rem]:grid-cols-1"
        role="radiogroup"
        aria-labelledby={`${id}-name`}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        aria-busy={status === 'loading'}
      >
        {shown.map((timeSlot) => {
          const slot = { date, timeSlot };
          const bookedWord = booked.includes(timeSlot) ? scheduling.booked : undefined;
          /** Why it cannot be chosen. */
          const taken = date && hasBegun(slot, now) ? scheduling.passed : bookedWord;
          /** The visitor's local time, if different. */
          const own = date && !taken && ownTime(slot, zone);
          const ownId = `${id}-${timeSlot}`;
          return (
            <label key={timeSlot} className={hourLook}>
              <input
                type="radio"
                name="timeSlot"
                className="size-4.25 appearance-none rounded-full border border-field bg-sheet checked:border-5 checked:border-on-marigold checked:bg-marigold focus-visible:outline-none disabled:opacity-50"
                value={timeSlot}
                checked={timeSlot === value && !taken}
                disabled={status !== 'ready' || taken !== undefined}
                aria-describedby={own ? ownId : undefined}
                onChange={() => onValue(timeSlot)}
              />
              <span className="text-ui font-medium whitespace-nowrap group-has-disabled:opacity-75 min-[44rem]:text-[1rem]">
                {slotLabel(timeSlot, slot)}
              </span>
              {taken && <span className={besideLook}> {taken}</span>}
              {own && (
                // Not part of the name, so that voice control finds it as '9:00 AM CST'.
                <span id={ownId} className={besideLook} aria-hidden="true">
                  <Sentence
                    parts={scheduling.ownTime(<span>{own}</span>, (words) => (
                      <span className="sr-only">{words}</span>
                    ))}
                  />
                </span>
              )}
            </label>
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
