import { useEffect, useId, useState } from 'react';
import type { InboxDetail } from '#src/contracts/inbox.ts';
import { lastDayOf, timeSlots, todayOf } from '#src/domain/booking/booking.ts';
import { slotLabel, slotOnScreen } from '#src/domain/booking/words.ts';
import { request, RequestError } from '#src/lib/request.ts';
import { toast } from '#src/ui/toast.ts';
import { FormDialog } from '../FormDialog.tsx';
import { moveCall } from './store.ts';

interface Props {
  item: InboxDetail;
  open: boolean;
  /** Whether the visitor is mailed, or what to do instead. */
  hint: string;
  onClose: () => void;
}

/** Moves a call to another slot. */
export function MoveDialog({ item, open, hint, onClose }: Props) {
  const [date, setDate] = useState(item.date ?? '');
  const [timeSlot, setTimeSlot] = useState(item.timeSlot ?? '');
  const [taken, setTaken] = useState<readonly string[]>([]);
  const [lost, setLost] = useState(0);
  const id = useId();
  const now = new Date();

  useEffect(() => {
    if (!open || !date) return;
    const leaving = new AbortController();
    request(`/api/scheduled-calls?date=${date}`, { signal: leaving.signal })
      .then(async (answer) =>
        setTaken(((await answer.json()) as { bookedSlots: string[] }).bookedSlots),
      )
      // The server refuses a slot that is taken.
      .catch(() => leaving.signal.aborted || setTaken([]));
    return () => leaving.abort();
  }, [open, date, lost]);

  const move = async () => {
    try {
      await moveCall({ date, timeSlot });
    } catch (error) {
      if (error instanceof RequestError && error.status === 409) setLost(lost + 1);
      throw error;
    }
    toast({ title: 'Call moved', description: slotOnScreen({ date, timeSlot }) });
    onClose();
  };
  const isOwn = (slot: string) => date === item.date && slot === item.timeSlot;
  return (
    <FormDialog
      open={open}
      title="Move this call"
      description={hint}
      action="Move the call"
      failure="The call was not moved"
      onClose={onClose}
      onSubmit={move}
    >
      {(errors) => (
        <div className="sheet">
          <Cell id={`${id}-date`} label="Day" error={errors.date?.[0]}>
            <input
              id={`${id}-date`}
              type="date"
              className="cell-control"
              min={todayOf(now)}
              max={lastDayOf(now)}
              aria-invalid={errors.date ? true : undefined}
              aria-describedby={errors.date && `${id}-date-error`}
              value={date}
              onChange={({ target }) => setDate(target.value)}
            />
          </Cell>
          <Cell id={`${id}-time`} label="Time" error={errors.timeSlot?.[0]}>
            <select
              id={`${id}-time`}
              className="cell-control"
              aria-invalid={errors.timeSlot ? true : undefined}
              aria-describedby={errors.timeSlot && `${id}-time-error`}
              value={timeSlot}
              onChange={({ target }) => setTimeSlot(target.value)}
            >
              {timeSlots.map((slot) => (
                <option key={slot} value={slot}>
                  {slotLabel(slot, { date })}
                  {isOwn(slot) ? ' (now)' : taken.includes(slot) && ' (taken)'}
                </option>
              ))}
            </select>
          </Cell>
        </div>
      )}
    </FormDialog>
  );
}

interface CellProps {
  id: string;
  label: string;
  error: string | undefined;
  children: React.ReactNode;
}

function Cell({ id, label, error, children }: CellProps) {
  return (
    <div className="cell">
      <label htmlFor={id} className="cell-label">
        {label}
      </label>
      {children}
      {error && (
        <p id={`${id}-error`} className="cell-error">
          {error}
        </p>
      )}
    </div>
  );
}
