import { useEffect, useState } from 'react';
import type { InboxDetail } from '#src/contracts/inbox.ts';
import { lastDayOf, timeSlots, todayOf } from '#src/domain/booking/bookable-days.ts';
import { slotLabel, slotOnScreen } from '#src/domain/booking/words.ts';
import { request } from '#src/lib/request.ts';
import { toast } from '#src/ui/toast/toast.ts';
import { Cell } from '../../parts/Cell.tsx';
import { FormDialog } from '../../parts/FormDialog.tsx';
import { type DialogProps, openDialog } from '../../parts/open-dialog.ts';
import { moveCall } from '../store.ts';

interface Props {
  item: InboxDetail;
  /** Whether the visitor is mailed, or what to do instead. */
  hint: string;
}

/** Moves a call to another slot. */
export function askToMove(item: InboxDetail, hint: string): void {
  void openDialog((opened) => <MoveDialog {...{ ...opened, item, hint }} />);
}

function MoveDialog({ item, hint, ...opened }: Props & DialogProps) {
  const [date, setDate] = useState(item.date ?? '');
  const [taken, setTaken] = useState<readonly string[]>([]);
  const now = new Date();

  useEffect(() => {
    if (!date) return;
    const leaving = new AbortController();
    request(`/api/scheduled-calls?date=${date}`, { signal: leaving.signal })
      .then((answer) => answer.json())
      .then(({ bookedSlots }: { bookedSlots: string[] }) => setTaken(bookedSlots))
      // The server refuses a slot that is taken.
      .catch(() => leaving.signal.aborted || setTaken([]));
    return () => leaving.abort();
  }, [date]);

  const nameOf = (slot: string) => {
    const isOwn = date === item.date && slot === item.timeSlot;
    return slotLabel(slot, { date }) + (isOwn ? ' (now)' : taken.includes(slot) ? ' (taken)' : '');
  };
  return (
    <FormDialog
      {...opened}
      title="Move this call"
      description={hint}
      action="Move the call"
      failure="The call was not moved"
      fields={[
        {
          name: 'date',
          label: 'Day',
          type: 'date',
          min: todayOf(now),
          max: lastDayOf(now),
          defaultValue: item.date ?? '',
          onChange: ({ target }) => setDate(target.value),
        },
      ]}
      onSubmit={async ({ date = '', timeSlot = '' }) => {
        await moveCall({ date, timeSlot });
        toast({ title: 'Call moved', description: slotOnScreen({ date, timeSlot }) });
      }}
    >
      {(errors) => (
        <div className="sheet">
          <Cell label="Time" error={errors.timeSlot?.[0]} wide>
            {(control) => (
              <select {...control} name="timeSlot" defaultValue={item.timeSlot ?? ''}>
                {timeSlots.map((slot) => (
                  <option key={slot} value={slot}>
                    {nameOf(slot)}
                  </option>
                ))}
              </select>
            )}
          </Cell>
        </div>
      )}
    </FormDialog>
  );
}
