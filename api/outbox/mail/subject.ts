import type * as z from 'zod/mini';
import type { OutboxMessage } from '#db/schema.ts';
import { site } from '#src/content/site.ts';
import type { contactRequest, trapField } from '#src/contracts/contact.ts';
import { oneLine } from '#src/contracts/pasted.ts';
import { formatSlot } from '#src/domain/booking/words.ts';
import { isolated } from '#src/lib/isolated.ts';
import type { BookingChange } from '#api/bookings/notification.ts';

/** Notification of a contact request. */
export interface ContactNotification extends Omit<z.infer<typeof contactRequest>, 'consent' | typeof trapField> {
  id: number;
  /** ISO 8601. */
  createdAt: string;
  isSpam: boolean;
}

/** Notification for one user about their account. */
export interface AccountNotification {
  to: string;
  subject: string;
  text: string;
  linkName: string;
  /** Unknown if the site's secret has changed since. */
  linkUrl?: string;
}

/** A reply that an admin wrote to a visitor. */
interface ReplyNotification {
  /** Id of the contact request, call or conversation. */
  id: number;
  to: string;
  subject: string;
  text: string;
  /** Whose mailbox gets the visitor's answer. */
  department: 'sales' | 'partnerships' | 'support';
}

/** The content of an outbox message, by kind. */
export type Notification =
  | { kind: 'account'; payload: AccountNotification }
  | { kind: 'reply'; payload: ReplyNotification }
  | { kind: 'contact'; payload: ContactNotification }
  | { kind: 'call-visitor'; payload: BookingChange }
  | { kind: 'call-reminder'; payload: BookingChange }
  | { kind: keyof typeof callMails; payload: BookingChange };

/** The mails to the agency about a call: their title, and how their subject begins. */
export const callMails = {
  call: ['A call was booked', 'Call booked:'],
  'call-moved': ['A call was moved', 'Call moved to'],
  'call-cancelled': ['A call was canceled', 'Call canceled:'],
} as const;

/** The content of an outbox message, typed as it was passed to {@link notify}. */
export function notificationIn(message: Pick<OutboxMessage, 'kind' | 'payload'>): Notification {
  const { kind, payload } = message;
  return { kind, payload } as unknown as Notification;
}

/** One line of plain text, e.g. 'New contact request from Ada Park, Park & Daughters'. */
export function subjectOf({ kind, payload }: Notification): string {
  if (kind === 'account' || kind === 'reply') return payload.subject;
  if (kind === 'call-visitor') return `${visitorTitle(payload)}: ${formatSlot(payload)}`;
  if (kind === 'call-reminder') return `Reminder: ${visitorTitle(payload)}, ${formatSlot(payload)}`;
  if (kind !== 'contact') return `${callMails[kind][1]} ${formatSlot(payload)}`;
  // A message that an earlier release stored may lack one of them.
  const known = [payload.name, payload.company].filter(Boolean);
  const sender = known.map((words) => isolated(oneLine(words))).join(', ');
  return shortened(`${payload.isSpam ? 'Possible spam: ' : ''}New contact request from ${sender}`);
}

/** The state of a booking, as the title of a mail to the visitor. */
export function visitorTitle({ cancelledAt, from }: BookingChange): string {
  if (cancelledAt) return `Your call with ${site.name} is canceled`;
  return from ? `Your call with ${site.name} was moved` : `Your call with ${site.name}`;
}

/** Makes input safe for a mail header: one line of at most 150 characters. */
export function headerLine(text: string): string {
  return shortened(oneLine(text));
}

function shortened(text: string): string {
  const letters = [...text];
  return letters.length > 150 ? `${letters.slice(0, 149).join('').trimEnd()}…` : letters.join('');
}
