import { atom } from 'nanostores';
import { callRequest } from '#src/contracts/scheduled-call.ts';
import { fieldErrors } from '#src/contracts/failure.ts';
import { whyClosed } from '#src/domain/booking/booking.ts';
import { isObject, keptIn } from '#src/lib/kept.ts';

/** What a visitor has chosen and typed; each empty until then. */
export interface Draft {
  date: string;
  timeSlot: string;
  phone: string;
}

const keptDraft = keptIn('sessionStorage', 'callDraft', isObject);
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
  keptDraft.write(draft);
}

/** What was kept may be of another day or another version: a day that is closed by now is not chosen. */
function kept(): Draft {
  const draft: Draft = { ...empty, ...keptDraft.read() };
  if (Object.values(draft).some((value) => typeof value !== 'string')) return empty;
  const isClosed = draft.date && whyClosed(draft.date, new Date());
  return isClosed ? { ...empty, phone: draft.phone } : draft;
}
