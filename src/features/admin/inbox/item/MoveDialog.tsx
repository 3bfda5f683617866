import { useEffect, useState } from 'react';
import type { InboxDetail } from '#src/contracts/inbox.ts';
import { lastDayOf, timeSlots, todayOf } from '#src/domain/booking/bookable-days.ts';
import { slotLabel, slotOnScreen } from '#src/domain/booking/words.ts';
import { request, RequestError } from '#src/lib/request.ts';
import { toast } from '#src/ui/toast/toast.ts';
import { Cell } from '../../parts/Cell.tsx';
import { Select } from '../../parts/Choice.tsx';
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
  const [timeSlot, setTimeSlot] = useState(item.timeSlot ?? '');
  const [taken, setTaken] = useState<readonly string[]>([]);
  const [lost, setLost] = useState(0);
  const now = new Date();

  useEffect(() => {
    if (!date) return;
    const leaving = new AbortController();
    request(`/api/scheduled-calls?date=${date}`, { signal: leaving.signal })
      .then(async (answer) =>
        setTaken(((await answer.json()) as { bookedSlots: string[] }).bookedSlots),
      )
      // The server refuses a slot that is taken.
      .catch(() => leaving.signal.aborted || setTaken([]));
    return () => leaving.abort();
  }, [date, lost]);

  const move = async () => {
    try {
      await moveCall({ date, timeSlot });
    } catch (error) {
      if (error instanceof RequestError && error.status === 409) setLost(lost + 1);
      throw error;
    }
    toast({ title: 'Call moved', description: slotOnScreen({ date, timeSlot }) });
  };
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
      start={{}}
      fields={[]}
      onSubmit={move}
    >
      {({ errors }) => (
        <div className="sheet">
          <Cell label="Day" error={errors.date?.[0]}>
            {(control) => (
              <input
                {...control}
                type="date"
                min={todayOf(now)}
                max={lastDayOf(now)}
                value={date}
                onChange={({ target }) => setDate(target.value)}
              />
            )}
          </Cell>
          <Cell label="Time" error={errors.timeSlot?.[0]}>
            {(control) => (
              <Select
                {...control}
                value={timeSlot}
                options={timeSlots.map((slot) => [slot, nameOf(slot)])}
                onValue={setTimeSlot}
              />
            )}
          </Cell>
        </div>
      )}
    </FormDialog>
  );
}
