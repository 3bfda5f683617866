import * as z from 'zod/mini';
import { requiredText, typed } from './text.ts';

/** A contact request, a booking, a conversation with the assistant. */
export type InboxKind = 'lead' | 'call' | 'chat';

const PAGE = 50;

function choice<const Values extends readonly string[]>(values: Values, wrong: string) {
  return z.pipe(
    z.transform((value) => value || undefined),
    z.optional(z.enum(values, wrong)),
  );
}

/** The filter of the list and of its export. */
const filter = {
  kind: choice(['lead', 'call', 'chat'], 'Kind can only be lead, call or chat'),
  state: choice(['unread', 'open', 'handled'], 'State can only be unread, open or handled'),
  spam: choice(['hide', 'only'], 'Spam can only be hide or only'),
  /** A substring of name, e-mail, company, phone or text, ignoring case. */
  search: z.optional(z.string().check(typed(), z.maxLength(200, 'Search is too long'))),
  /** The cursor of the next page, as the link of the previous page contains it. */
  cursor: z.optional(z.string().check(z.maxLength(1000, 'This page does not exist'))),
};

const wrongLimit = 'Limit must be a whole number from 1 to 100';

export const inboxQuery = z.object({
  ...filter,
  limit: z._default(
    z.pipe(
      z.string().check(z.regex(/^\d{1,3}$/, wrongLimit)),
      z.pipe(
        z.transform(Number),
        z.number().check(z.minimum(1, wrongLimit), z.maximum(100, wrongLimit)),
      ),
    ),
    PAGE,
  ),
});

export const inboxExportQuery = z.object(filter);

export type InboxFilter = Omit<z.infer<typeof inboxExportQuery>, 'cursor'>;

const flag = (wrong: string) => z.optional(z.boolean(wrong));

/** The changes an admin can make to an item. */
export const inboxChange = z.object({
  read: flag('Read must be true or false'),
  handled: flag('Handled must be true or false'),
  /** Bookings only. Cannot be undone, since somebody else may book the slot in the meantime. */
  cancelled: z.optional(z.literal(true, 'A call can only be cancelled')),
  /** Contact requests only: corrects a false spam flag. */
  spam: z.optional(z.literal(false, 'Spam can only be false')),
});

export const inboxNote = z.object({
  text: requiredText(1, 'Please write a note', {
    length: 5000,
    message: 'A note must be at most 5,000 characters',
  }),
});

const wrongPerson = 'Please enter an e-mail address or a phone number';

/** Whose data to find: an e-mail address, or a phone number of 7 digits or more. */
const person = z.string(wrongPerson).check(
  typed(),
  z.maxLength(254, wrongPerson),
  z.refine((text) => isAddress(text) || isPhone(text), wrongPerson),
);

export const personQuery = z.object({ person });

/** Deletes a person's data as it was shown. */
export const personDeletion = z
  .object({
    person,
    /** The same address or number again, typed by hand. */
    confirm: z.string('Please type the address to confirm').check(typed()),
    /** The fingerprint from the response that was shown. */
    seen: z.string('Please look at what will be deleted first'),
  })
  .check(
    z.refine(({ person, confirm }) => person.toLowerCase() === confirm.toLowerCase(), {
      path: ['confirm'],
      message: 'This is not the address whose data is shown',
    }),
  );

/** An item as the list returns it; fields that do not apply to its kind are empty or null. */
export interface InboxItem {
  kind: InboxKind;
  id: number;
  /** The visitor's last activity; dates are ISO 8601 in UTC. */
  changedAt: string;
  name: string;
  email: string;
  company: string;
  phone: string;
  /** The beginning of the text; for a conversation, of its last question. */
  excerpt: string;
  isSpam: boolean;
  /** Bookings only: yyyy-MM-dd and HH:mm in the agency's time zone. */
  date: string | null;
  timeSlot: string | null;
  cancelledAt: string | null;
  /** Conversations only: the number of questions. */
  messages: number;
  unread: boolean;
  /** Null while the item is open, and again after new activity by the visitor. */
  handledAt: string | null;
}

export interface InboxCounts {
  items: number;
  unread: number;
}

export interface InboxPage {
  items: InboxItem[];
  /** How many items match the filter, on all pages; the unread ones without spam, as in `unread`. */
  counts: InboxCounts;
  /** Unread items, without spam. */
  unread: Record<InboxKind, number>;
}

export interface InboxNote {
  id: number;
  author: string;
  text: string;
  createdAt: string;
}

/** A question of a conversation and its answer. */
interface InboxTurn {
  message: string;
  /** Short Markdown; null if there was no answer. */
  response: string | null;
  createdAt: string;
}

/** An item with all its details. */
export interface InboxDetail extends Omit<InboxItem, 'excerpt'> {
  createdAt: string;
  handledBy: string | null;
  message: string;
  about: string | null;
  department: string | null;
  consentAt: string | null;
  /** The transcript that was sent with a contact request, as text. */
  chatHistory: string | null;
  /** The instant at which a booked call begins. */
  startsAt: string | null;
  turns: InboxTurn[];
  notes: InboxNote[];
}

/** The path of the calendar feed; whoever has it can read the bookings. */
export interface CalendarFeed {
  path: string;
}

export type PersonGroup =
  'leads' | 'calls' | 'conversations' | 'notes' | 'notifications' | 'answers' | 'mentions';

/** A person's stored data, which a deletion would remove. */
export interface PersonData {
  person: string;
  /** Fingerprint of all of it, to be sent with the deletion. */
  seen: string;
  /** One line per row, by where it is stored. */
  found: Record<PersonGroup, { label: string; at: string }[]>;
}

function isAddress(text: string): boolean {
  return z.email().safeParse(text).success;
}

function isPhone(text: string): boolean {
  return /^[\d +().-]*$/.test(text) && text.replace(/\D/g, '').length >= 7;
}
