import { useState } from 'react';
import type { AgendaDay } from '#src/contracts/agenda.ts';
import { calendar } from '#src/content/messages.ts';
import { shownDay, shownHours } from '../agency-days.ts';
import { toast } from '#src/ui/toast/toast.ts';
import { counted } from '../list/query.ts';
import { type DialogProps, FormDialog } from '../parts/dialogs.tsx';
import { InputCell } from '../parts/form.tsx';
import { type DayPart, dayParts } from './day-parts.ts';
import { closeHours } from './store.ts';

const OTHER = 'Other hours';

/** Closes hours of a day: its afternoon unless something else is chosen. */
export function BlockDialog({ day, ...opened }: DialogProps & { day: AgendaDay }) {
  const { date, calls } = day;
  const parts = dayParts(day);
  const [name, setName] = useState(parts[0]?.name ?? OTHER);
  const part = parts.find((one) => one.name === name);
  const whole = parts.at(-1);
  return (
    <FormDialog
      {...opened}
      title="Block time"
      description={`${shownDay(date)}. Nobody can book a call then. Calls that are booked stay booked.`}
      action="Block"
      failure="The time wasn’t blocked"
      onSubmit={async ({ from = '', to = '', reason = '' }) => {
        const closed = part ?? { from, to };
        await closeHours({ date, from: closed.from, to: closed.to, reason });
        const booked = calls.filter(({ timeSlot }) => closed.from <= timeSlot && timeSlot < closed.to).length;
        toast({
          title: 'Time blocked',
          description: `${shownDay(date)}, ${rangeOf(closed)}${booked > 0 ? `. ${counted(booked, 'booked call')} in it` : ''}`,
        });
      }}
    >
      {(errors) => (
        <div className="sheet">
          <InputCell
            label="Time"
            name="part"
            value={name}
            options={[
              ...parts.map((one): [string, string] => [one.name, `${one.name}, ${rangeOf(one)}`]),
              [OTHER, OTHER],
            ]}
            onValue={setName}
          />
          {!part && (
            <>
              <InputCell
                label="From"
                name="from"
                type="time"
                step={900}
                defaultValue={whole?.from}
                error={errors.from}
              />
              <InputCell label="To" name="to" type="time" step={900} defaultValue={whole?.to} error={errors.to} />
            </>
          )}
          <InputCell
            label="Reason, which visitors see"
            name="reason"
            defaultValue={calendar.notAvailable}
            error={errors.reason ?? errors.date}
          />
        </div>
      )}
    </FormDialog>
  );
}

/** '12PM to 5PM CST'. */
export function rangeOf({ from, to }: Pick<DayPart, 'from' | 'to'>): string {
  return shownHours({ opens: from, closes: to });
}
