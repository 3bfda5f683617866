import { mail } from '#src/content/messages.ts';
import { site } from '#src/content/site.ts';
import { oneLine } from '#src/contracts/pasted.ts';
import { formatSlot } from '#src/domain/booking/words.ts';
import { isolated } from '#src/lib/isolated.ts';
import type { BookingChange } from '#api/bookings/notification.ts';
import { callMails, type Notification } from './parse-notification.ts';

/** The title of what is sent in place of a notification that cannot be read. */
export const UNREADABLE = 'A notification cannot be read';

/** The title of a conversation with the assistant: no word of a visitor. */
export const CONVERSATION = mail.conversation(site.assistant, site.name);

/** One line of plain text, e.g. 'New contact request from Ada Park, Park & Daughters'. */
export function mailSubject({ kind, payload }: Notification): string {
  if (kind === 'account' || kind === 'reply') return payload.subject;
  if (kind === 'unreadable') return UNREADABLE;
  if (kind === 'conversation') return CONVERSATION;
  if (kind === 'call-visitor') return mail.titleAt(visitorTitle(payload), formatSlot(payload));
  if (kind === 'call-reminder') return mail.reminderAt(visitorTitle(payload), formatSlot(payload));
  if (kind !== 'contact') return callMails[kind][1](formatSlot(payload));
  // A message that an earlier release stored may lack one of them.
  const known = [payload.name, payload.company].filter(Boolean);
  const sender = known.map((words) => isolated(oneLine(words))).join(', ');
  return shortened((payload.isSpam ? mail.spamFrom : mail.newRequestFrom)(sender));
}

/** The state of a booking, as the title of a mail to the visitor. */
export function visitorTitle({ cancelledAt, from }: BookingChange): string {
  if (cancelledAt) return mail.callCanceled(site.name);
  return from ? mail.callMoved(site.name) : mail.call(site.name);
}

/** Makes input safe for a mail header: one line of at most 150 characters. */
export function headerLine(text: string): string {
  return shortened(oneLine(text));
}

function shortened(text: string): string {
  const letters = [...text];
  return letters.length > 150 ? `${letters.slice(0, 149).join('').trimEnd()}…` : letters.join('');
}
