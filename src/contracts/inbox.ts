import * as z from 'zod/mini';
import { requiredText, typed } from './text.ts';

/** A contact request, a call, a conversation with the assistant. */
export type InboxKind = 'lead' | 'call' | 'chat';

const PAGE = 50;

function choice<const Values extends readonly string[]>(values: Values, wrong: string) {
  return z.pipe(
    z.transform((value) => value || undefined),
    z.optional(z.enum(values, wrong)),
  );
}

/** What the list, and an export of it, is narrowed down by. */
const filter = {
  kind: choice(['lead', 'call', 'chat'], 'Kind can only be lead, call or chat'),
  state: choice(['unread', 'open', 'handled'], 'State can only be unread, open or handled'),
  spam: choice(['hide', 'only'], 'Spam can only be hide or only'),
  /** A substring of name, e-mail, company, phone or what was written, whatever the case. */
  search: z.optional(z.string().check(typed(), z.maxLength(200, 'Search is too long'))),
  /** Where the page before ended, as its link to the next one has it. */
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

/** What an admin says of an item. */
export const inboxChange = z.object({
  read: flag('Read must be true or false'),
  handled: flag('Handled must be true or false'),
  /** Calls only; there is no way back, for somebody else may have the slot by then. */
  cancelled: z.optional(z.literal(true, 'A call can only be cancelled')),
  /** Contact requests only: what looked like spam is none. */
  spam: z.optional(z.literal(false, 'Spam can only be false')),
});

export const inboxNote = z.object({
  text: requiredText(1, 'Please write a note', {
    length: 5000,
    message: 'A note must be at most 5,000 characters',
  }),
});

const wrongPerson = 'Please enter an e-mail address or a phone number';

/** Whose data is meant: an e-mail address, or a phone number of 7 digits or more. */
const person = z.string(wrongPerson).check(
  typed(),
  z.maxLength(254, wrongPerson),
  z.refine((text) => isAddress(text) || isPhone(text), wrongPerson),
);

export const personQuery = z.object({ person });

/** Deletes what was shown of a person. */
export const personDeletion = z
  .object({
    person,
    /** The same once more, typed by hand. */
    confirm: z.string('Please type the address to confirm').check(typed()),
    /** What was shown, as it was answered. */
    seen: z.string('Please look at what will be deleted first'),
  })
  .check(
    z.refine(({ person, confirm }) => person.toLowerCase() === confirm.toLowerCase(), {
      path: ['confirm'],
      message: 'This is not the address whose data is shown',
    }),
  );

/** An item as the list answers it; what its kind does not have is empty or null. */
export interface InboxItem {
  kind: InboxKind;
  id: number;
  /** When the visitor last had a part in it; dates are ISO 8601 in UTC. */
  changedAt: string;
  name: string;
  email: string;
  company: string;
  phone: string;
  /** The beginning of what was written; of a conversation, of its last question. */
  excerpt: string;
  isSpam: boolean;
  /** Of a call: yyyy-MM-dd and HH:mm, the agency's wall clock. */
  date: string | null;
  timeSlot: string | null;
  cancelledAt: string | null;
  /** Questions of a conversation. */
  messages: number;
  unread: boolean;
  /** Null while it is open, and again when the visitor has come back to it. */
  handledAt: string | null;
}

export interface InboxCounts {
  items: number;
  unread: number;
}

export interface InboxPage {
  items: InboxItem[];
  /** How many items the filter leaves, of whatever page; unread without spam, as `unread` counts. */
  counts: InboxCounts;
  /** What nobody has opened yet, spam aside. */
  unread: Record<InboxKind, number>;
}

export interface InboxNote {
  id: number;
  author: string;
  text: string;
  createdAt: string;
}

/** One exchange of a conversation. */
interface InboxTurn {
  message: string;
  /** Short Markdown; null where there was no answer. */
  response: string | null;
  createdAt: string;
}

/** All there is to an item. */
export interface InboxDetail extends Omit<InboxItem, 'excerpt'> {
  createdAt: string;
  handledBy: string | null;
  message: string;
  about: string | null;
  department: string | null;
  consentAt: string | null;
  /** A conversation that was sent along with a contact request, as text. */
  chatHistory: string | null;
  /** The instant at which a call begins. */
  startsAt: string | null;
  turns: InboxTurn[];
  notes: InboxNote[];
}

/** Where the calendar's feed is; whoever has the path can read the calls. */
export interface CalendarFeed {
  path: string;
}

export type PersonGroup =
  'leads' | 'calls' | 'conversations' | 'notes' | 'notifications' | 'answers' | 'mentions';

/** What is kept of a person, and would go. */
export interface PersonData {
  person: string;
  /** Stands for all of it, to be sent along with the deletion. */
  seen: string;
  /** One line for each row, by where it is. */
  found: Record<PersonGroup, { label: string; at: string }[]>;
}

function isAddress(text: string): boolean {
  return z.email().safeParse(text).success;
}

function isPhone(text: string): boolean {
  return /^[\d +().-]*$/.test(text) && text.replace(/\D/g, '').length >= 7;
}
