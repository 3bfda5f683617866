import { atom } from 'nanostores';
import { callRequest } from '#src/contracts/scheduled-call.ts';
import { fieldErrors } from '#src/contracts/failure.ts';
import { whyClosed } from '#src/domain/booking/booking.ts';

/** What a visitor has chosen and typed; each empty until then. */
export interface Draft {
  date: string;
  timeSlot: string;
  phone: string;
}

const KEY = 'callDraft';
const empty: Draft = { date: '', timeSlot: '', phone: '' };

/** What is chosen and not yet booked: kept by this tab through reloads and from page to page. */
export const $draft = atom<Draft>(kept());

export function changeDraft(changes: Partial<Draft>): void {
  keep({ ...$draft.get(), ...changes });
}

/** After a booking: who books again calls from the same number. */
export function forgetSlot(): void {
  changeDraft({ date: '', timeSlot: '' });
}

/** The first message for each field that is wrong. */
export function messagesFor(draft: Draft): Partial<Draft> {
  const { error } = callRequest.safeParse(draft);
  const errors = error ? fieldErrors(error) : {};
  return Object.fromEntries(Object.entries(errors).map(([field, [first]]) => [field, first]));
}

function keep(draft: Draft): void {
  $draft.set(draft);
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Storage is refused or full: the choice holds for this page.
  }
}

/** What was kept may be of another day or another version: a day that is closed by now is not chosen. */
function kept(): Draft {
  try {
    const draft = {
      ...empty,
      ...(JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<Draft>),
    };
    if (Object.values(draft).some((value) => typeof value !== 'string')) return empty;
    return draft.date && whyClosed(draft.date, new Date())
      ? { ...empty, phone: draft.phone }
      : draft;
  } catch {
    return empty;
  }
}
