import { atom } from 'nanostores';
import { useState } from 'react';
import { scheduling } from '#src/content/messages.ts';
import { bookingMove } from '#src/contracts/scheduled-call.ts';
import { checkWith } from '#src/contracts/failure.ts';
import type { Slot } from '#src/domain/booking/bookable-days.ts';
import { Button } from '#src/ui/Button.tsx';
import { focusFirstError, takeFocus } from '#src/ui/form/focus-first-error.ts';
import { useForm } from '#src/ui/form/use-form.ts';
import { SlotPicker } from '../SlotPicker.tsx';
import type { useBooking } from './use-booking.ts';

interface Props {
  busy: boolean;
  move: ReturnType<typeof useBooking>['move'];
  onDone: () => void;
}

const empty: Slot = { date: '', timeSlot: '' };

/** What is chosen so far; undefined while the call is not being moved. Outlives a page that fails. */
export const $moving = atom<Slot | undefined>(undefined);

export const beginMoving = () => $moving.set(empty);

const draft = { write: (slot: Slot | undefined) => $moving.set(slot ?? empty) };

/** Lets the visitor choose a new day and hour. It takes the focus from the button that it replaces, and is in view. */
export function MoveForm({ busy, move, onDone }: Props) {
  const form = useForm({ empty, start: () => $moving.get() ?? empty, check: checkWith(bookingMove), draft });
  const [lost, setLost] = useState(0);

  async function submit() {
    const outcome = await move(form.values);
    if (outcome === 'done') onDone();
    if (outcome !== 'taken') return;
    form.set({ timeSlot: '' });
    setLost(lost + 1);
  }

  return (
    <form
      ref={takeFocus}
      tabIndex={-1}
      noValidate
      className="schedule w-full outline-none"
      aria-label={scheduling.move}
      onSubmit={(event) => {
        event.preventDefault();
        if (form.validate()) void submit();
        else focusFirstError(event.currentTarget);
      }}
    >
      <div className="sheet grid-cols-1 min-[44rem]:grid-cols-[minmax(0,22.5rem)_minmax(0,1fr)]">
        <SlotPicker value={form.values} onChange={form.set} errors={form.errors} reloads={lost} />
      </div>
      <div className="mt-5 flex flex-wrap justify-end gap-x-6 gap-y-3">
        <Button variant="secondary" disabled={busy} onClick={onDone}>
          {scheduling.keepTime}
        </Button>
        <Button type="submit" disabled={busy}>
          {busy ? scheduling.moving : scheduling.move}
        </Button>
      </div>
    </form>
  );
}
