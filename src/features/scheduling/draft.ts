import { atom } from 'nanostores';
import { callRequest } from '#src/contracts/scheduled-call.ts';
import { fieldErrors } from '#src/contracts/failure.ts';
import { whyClosed } from '#src/domain/booking/booking.ts';
import { isObject, keptIn } from '#src/lib/kept.ts';

/** What a visitor has chosen and typed so far; empty strings otherwise. */
export interface Draft {
  date: string;
  timeSlot: string;
  phone: string;
}

const keptDraft = keptIn('sessionStorage', 'callDraft', isObject);
const empty: Draft = { date: '', timeSlot: '', phone: '' };

/** The unsent booking: stored in this tab across reloads and pages. */
export const $draft = atom<Draft>(kept());

export function changeDraft(changes: Partial<Draft>): void {
  keep({ ...$draft.get(), ...changes });
}

/** Resets the draft after a booking but keeps the phone number for the next one. */
export function forgetSlot(): void {
  changeDraft({ date: '', timeSlot: '' });
}

/** The first error message of each invalid field. */
export function messagesFor(draft: Draft): Partial<Draft> {
  const { error } = callRequest.safeParse(draft);
  const errors = error ? fieldErrors(error) : {};
  return Object.fromEntries(Object.entries(errors).map(([field, [first]]) => [field, first]));
}

function keep(draft: Draft): void {
  $draft.set(draft);
  keptDraft.write(draft);
}

/** A stored draft may be from another day or another version: a day that is closed by now is dropped. */
function kept(): Draft {
  const draft: Draft = { ...empty, ...keptDraft.read() };
  if (Object.values(draft).some((value) => typeof value !== 'string')) return empty;
  const isClosed = draft.date && whyClosed(draft.date, new Date());
  return isClosed ? { ...empty, phone: draft.phone } : draft;
}
