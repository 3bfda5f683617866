import { atom } from 'nanostores';
import { bookingRequest } from '#src/contracts/scheduled-call.ts';
import { fieldErrors } from '#src/contracts/failure.ts';
import { closedReason } from '#src/domain/booking/bookable-days.ts';
import { isObject, storedValue } from '#src/lib/stored-value.ts';

/** What a visitor has chosen and typed so far; empty strings otherwise. */
export interface Draft {
  date: string;
  timeSlot: string;
  phone: string;
}

const storedDraft = storedValue('sessionStorage', 'callDraft', isObject);
const empty: Draft = { date: '', timeSlot: '', phone: '' };

/** The unsent booking: stored in this tab across reloads and pages. */
export const $draft = atom<Draft>(restored());

export function changeDraft(changes: Partial<Draft>): void {
  save({ ...$draft.get(), ...changes });
}

/** Resets the draft after a booking but keeps the phone number for the next one. */
export function forgetSlot(): void {
  changeDraft({ date: '', timeSlot: '' });
}

/** The first error message of each invalid field. */
export function messagesFor(draft: Draft): Partial<Draft> {
  const { error } = bookingRequest.safeParse(draft);
  const errors = error ? fieldErrors(error) : {};
  return Object.fromEntries(Object.entries(errors).map(([field, [first]]) => [field, first]));
}

function save(draft: Draft): void {
  $draft.set(draft);
  storedDraft.write(draft);
}

/** A stored draft may be from another day or another version: a day that is closed by now is dropped. */
function restored(): Draft {
  const draft: Draft = { ...empty, ...storedDraft.read() };
  if (Object.values(draft).some((value) => typeof value !== 'string')) return empty;
  const isClosed = draft.date && closedReason(draft.date, new Date());
  return isClosed ? { ...empty, phone: draft.phone } : draft;
}
