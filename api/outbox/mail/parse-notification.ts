/** What an outbox message tells. Another release may have stored it, so it is parsed. */
import * as z from 'zod/mini';
import type { OutboxMessage } from '#db/schema.ts';
import { storedObject } from '#db/stored-json.ts';
import { mail } from '#src/content/messages.ts';
import { departments, leadDetails, type LeadDetail } from '#src/contracts/contact.ts';

const instant = z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text))));

/** Left out of a mail where it is missing. */
const text = z.catch(z.string(), '');
const optional = z.catch(z.optional(z.string()), undefined);

/** What a request says besides, by name. */
const details = Object.fromEntries(leadDetails.map(([name]) => [name, optional])) as Record<
  LeadDetail,
  typeof optional
>;

/** Of a contact request. */
const contact = z.object({
  id: z.int(),
  name: text,
  email: text,
  company: text,
  phone: optional,
  message: text,
  ...details,
  department: z.catch(z.optional(z.enum(departments)), undefined),
  chatHistory: optional,
  createdAt: instant,
  isSpam: z.catch(z.boolean(), false),
});

/** For one user about their account. The link is unknown if the site's secret has changed since. */
const account = z.object({ to: z.string(), subject: z.string(), text: z.string(), linkName: text, linkUrl: optional });

/**
 * A reply that an admin wrote to a visitor, with the id of the contact request, call or conversation, and the department whose
 * mailbox gets the visitor's answer.
 */
const reply = z.object({
  id: z.int(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  department: z.catch(z.enum(departments), 'sales'),
  senderName: z.nullish(z.string()),
});

/** A conversation with the assistant, for the address that was entered in it. Plain texts, without links of a visitor. */
const conversation = z.object({
  to: z.string(),
  turns: z.array(z.object({ asked: text, answered: text })),
});

const slot = {
  date: z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/)),
  timeSlot: z.string().check(z.regex(/^\d\d:\d\d$/)),
};

/** A booking that was made, moved or canceled, as `BookingChange` describes it. */
const booking = z.object({
  id: z.int(),
  phone: text,
  ...slot,
  startsAt: instant,
  endsAt: instant,
  createdAt: instant,
  updatedAt: instant,
  cancelledAt: z._default(z.nullable(instant), null),
  revision: z._default(z.int(), 0),
  name: z.optional(z.string()),
  email: z.optional(z.string()),
  confirmationUrl: optional,
  from: z.optional(z.object(slot)),
});

/** In place of what cannot be read: what is known of it. */
interface UnreadableNotification {
  /** Null where that is not known. */
  id: number | null;
  /** As it is stored. */
  kind: string;
  /** ISO 8601. */
  createdAt: string;
}

/** The content of an outbox message, by kind. */
export type Notification =
  | { kind: 'account'; payload: AccountNotification }
  | { kind: 'reply'; payload: z.infer<typeof reply> }
  | { kind: 'conversation'; payload: z.infer<typeof conversation> }
  | { kind: 'contact'; payload: ContactNotification }
  | { kind: 'call-visitor' | 'call-reminder' | keyof typeof callMails; payload: z.infer<typeof booking> }
  | { kind: 'unreadable'; payload: UnreadableNotification };

export type ContactNotification = z.infer<typeof contact>;
export type AccountNotification = z.infer<typeof account>;

/** The mails to the agency about a call: their title, and their subject by when the call is. */
export const callMails = {
  call: [mail.newCall, mail.newCallAt],
  'call-moved': [mail.newTime, mail.newTimeAt],
  'call-cancelled': [mail.noCall, mail.noCallAt],
} as const;

const bookingKinds = ['call-visitor', 'call-reminder', 'call', 'call-moved', 'call-cancelled'] as const;

/** The content of an outbox message. What this release cannot read is told to the agency, whomever it was for. */
export function notificationIn(message: Pick<OutboxMessage, 'kind' | 'payload' | 'createdAt'>): Notification {
  const createdAt = message.createdAt.toISOString();
  const stored = { createdAt, updatedAt: createdAt, ...storedObject(message.payload) };
  const { kind } = message;
  return (
    known('account', kind, account, stored) ??
    known('reply', kind, reply, stored) ??
    known('conversation', kind, conversation, stored) ??
    known('contact', kind, contact, stored) ??
    bookingKinds.map((name) => known(name, kind, booking, stored)).find((found) => found !== undefined) ?? {
      kind: 'unreadable',
      payload: { kind, id: z.catch(z.nullable(z.int()), null).parse('id' in stored ? stored.id : null), createdAt },
    }
  );
}

function known<Kind extends string, Payload>(
  kind: Kind,
  stored: string,
  schema: z.ZodMiniType<Payload>,
  value: unknown,
): { kind: Kind; payload: Payload } | undefined {
  if (kind !== stored) return undefined;
  const { success, data } = schema.safeParse(value);
  return success ? { kind, payload: data } : undefined;
}
