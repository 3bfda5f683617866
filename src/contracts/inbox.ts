import * as z from 'zod/mini';
import { leftInBraces } from './canned-answer.ts';
import { emailField, type LeadDetail, nameField } from './contact.ts';
import { bookingMove } from './scheduled-call.ts';
import { atMost, optionalText, pageOf, requiredText, typed, typedName, typedPhone } from './text.ts';

/** A contact request, a booking, a conversation with the assistant. */
export type InboxKind = 'lead' | 'call' | 'chat';

/** The filter of the list and of its export. */
const filter = {
  kind: z.optional(z.enum(['lead', 'call', 'chat'], 'Kind can only be lead, call or chat')),
  /** `waiting`: open, and nobody has answered since the visitor's last word. */
  state: z.optional(
    z.enum(
      ['unread', 'open', 'waiting', 'answered', 'handled'],
      'State can only be unread, open, waiting, answered or handled',
    ),
  ),
  spam: z.optional(z.enum(['hide', 'only'], 'Spam can only be hide or only')),
  /** A tag that the items have. */
  tag: z.optional(z.string().check(z.maxLength(30, 'A tag has at most 30 characters'))),
  /** The name of a user, or `none`. */
  assignee: z.optional(z.string().check(z.maxLength(200, 'There is no such user'))),
  /**
   * Words in any order, by their beginnings, anywhere in an item, its notes and replies; of name, email and company any
   * part of three signs, and of numbers any digits. Without regard to case and accents.
   */
  search: z.optional(z.string().check(typedName(), z.maxLength(200, 'Search is too long'))),
  /** The cursor of the next page, as the link of the previous page contains it. */
  cursor: z.optional(z.string().check(z.maxLength(1000, 'This page does not exist'))),
};

export const inboxQuery = z.object({ ...filter, limit: pageOf(50).limit });

export const inboxExportQuery = z.object(filter);

export type InboxFilter = Omit<z.infer<typeof inboxExportQuery>, 'cursor'>;

const flag = (wrong: string) => z.optional(z.boolean(wrong));

const wrongTag = 'A tag has 1 to 30 letters, digits, spaces and hyphens, and is no phone number';

/** Nothing that identifies a person fits: tags stay when a person's data is deleted. */
const tag = z
  .string(wrongTag)
  .check(typed(), z.maxLength(30, wrongTag), z.regex(/^(?!(?:\D*\d){7})[\p{L}\p{N}][\p{L}\p{M}\p{N} &-]*$/u, wrongTag));

const tags = z.array(tag, wrongTag).check(z.maxLength(20, 'An item has at most 20 tags'));

/** The changes that work for one item and for many. */
const commonChange = {
  read: flag('Read must be true or false'),
  handled: flag('Handled must be true or false'),
  /** Contact requests only. */
  spam: flag('Spam must be true or false'),
  /** The name of a user; null if nobody takes care of it. */
  assignee: z.nullish(z.string('There is no such user').check(typed())),
};

/** The changes an admin can make to an item. */
export const inboxChange = z.object({
  ...commonChange,
  /** Replace those it has. */
  tags: z.optional(tags),
  /** Bookings only. Cannot be undone, since somebody else may book the slot in the meantime. */
  cancelled: z.optional(z.literal(true, 'A call can only be canceled')),
  /** Bookings only: another slot. */
  moveTo: z.optional(bookingMove),
});

const wrongItems = 'Please choose 1 to 100 items';

/** The same change to many items. */
export const inboxBulkChange = z.object({
  ...commonChange,
  /** Added to those they have. */
  addTags: z.optional(tags),
  items: z
    .array(
      z.object({
        kind: z.enum(['lead', 'call', 'chat'], wrongItems),
        id: z.int(wrongItems).check(z.minimum(1, wrongItems), z.maximum(2 ** 31 - 1, wrongItems)),
      }),
      wrongItems,
    )
    .check(z.minLength(1, wrongItems), z.maxLength(100, wrongItems)),
});

/** A contact request that an admin adds: of somebody who called or wrote elsewhere, or out of a conversation. */
export const addedLead = z
  .object({
    name: nameField,
    email: z.pipe(optionalText('Email must be text'), z.optional(emailField)),
    company: optionalText('Company must be text', atMost('Company name', 200), typedName()),
    phone: optionalText('Phone number must be text', atMost('Phone number', 50), typedPhone()),
    message: requiredText(1, 'Please write what it is about', atMost('A message', 20_000)),
    /** Id of the conversation that it is made of, which goes with it and is handled then. */
    chat: z.optional(z.int('There is no such conversation').check(z.minimum(1, 'There is no such conversation'))),
  })
  .check(
    z.refine(({ email, phone }) => Boolean(email ?? phone), {
      path: ['email'],
      message: 'Please enter an email address or a phone number',
    }),
  );

/** A reply to the visitor by mail. */
export const inboxReply = z.object({
  subject: requiredText(1, 'Please write a subject', atMost('A subject', 200)),
  text: requiredText(1, 'Please write a reply', atMost('A reply', 20_000)).check(
    z.superRefine((text, context) => {
      const left = leftInBraces(text);
      if (left) context.addIssue(`${left} would be sent as it stands: write what it stands for`);
    }),
  ),
  /** Mark the item as handled. */
  handled: flag('Handled must be true or false'),
  /** Id of the last reply that its writer has seen, 0 if there was none; if there is a later one by now, it is not sent. */
  lastReply: z.optional(z.int('The last reply must be a whole number')),
});

export const inboxNote = z.object({
  text: requiredText(1, 'Please write a note', atMost('A note', 5000)),
});

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
  /** When and by whom it was last answered by mail; null if never, and again after new activity by the visitor. */
  answeredAt: string | null;
  answeredBy: string | null;
  /** The last reply was not delivered at its first attempt, or was given up. */
  isUnsent: boolean;
  tags: string[];
  /** Name of the user who takes care of it. */
  assignee: string | null;
}

/** How many items are counted where they have to be looked at for it. */
export const MOST_COUNTED = 10_000;

/** Whether the items of a filter are counted one by one, rather than summed up from what is kept. */
export function isCountedByItem({ tag, assignee, search, state }: InboxFilter): boolean {
  return Boolean(tag || assignee || search) || state === 'waiting' || state === 'answered';
}

export interface InboxCounts {
  items: number;
  unread: number;
}

/** What has come in, in short. */
export interface InboxNews {
  /** Unread items, without spam. */
  unread: Record<InboxKind, number>;
  /** When the last change of all was; null if the inbox is empty. */
  latest: string | null;
}

export interface InboxPage extends InboxNews {
  items: InboxItem[];
  /**
   * How many items match the filter, on all pages; the unread ones without spam, as in `unread`. Both count at most
   * {@link MOST_COUNTED} of those with a word, tag or assignee, and of those that wait or were answered.
   */
  counts: InboxCounts;
}

export interface InboxNote {
  id: number;
  author: string;
  text: string;
  createdAt: string;
}

/** A reply that was sent by mail. */
export interface InboxReply {
  id: number;
  author: string;
  recipient: string;
  subject: string;
  text: string;
  createdAt: string;
  /** `delayed`: the mail server did not take it, and it is tried again. `failed`: it is not tried any more. */
  state: 'waiting' | 'delayed' | 'sent' | 'failed';
  /** Why it was not delivered, where the last attempt has failed. */
  error: string | null;
}

/** What an admin did to an item. */
export interface InboxEvent {
  /** As the audit log names it. */
  action: string;
  by: string;
  /** The user that it was assigned to. */
  to: string | null;
  createdAt: string;
}

export interface CannedAnswer {
  id: number;
  title: string;
  text: string;
  changedBy: string;
}

/** What is needed to work with the items. */
export interface InboxDesk {
  /** Names of the users that items can be assigned to. */
  people: string[];
  /** The tags in use. */
  tags: string[];
  answers: CannedAnswer[];
  /** What the signed-in user ends replies with; empty if nothing. */
  signature: string;
  /** Whether replies can be sent: a mail server is set. */
  mail: boolean;
}

/** A question of a conversation and its answer. */
interface InboxTurn {
  message: string;
  /** Short Markdown; null if there was no answer. */
  response: string | null;
  /** What the visitor says of the answer, null if nothing, and why. */
  helpful: boolean | null;
  ratingReason: string | null;
  createdAt: string;
}

/** An item with all its details. */
export interface InboxDetail extends Omit<InboxItem, 'excerpt'>, Record<LeadDetail, string | null> {
  createdAt: string;
  handledBy: string | null;
  message: string;
  consentAt: string | null;
  /** The transcript that was sent with a contact request, as text. */
  chatHistory: string | null;
  /** The instant at which a booked call begins. */
  startsAt: string | null;
  turns: InboxTurn[];
  notes: InboxNote[];
  replies: InboxReply[];
  history: InboxEvent[];
  /** What else came from this address or number, the last changed 50 of it. */
  related: RelatedItem[];
}

/** Another item of the same person, with what was written about it. */
export interface RelatedItem extends InboxItem {
  createdAt: string;
  notes: InboxNote[];
  replies: InboxReply[];
}

/** The path of the calendar feed; whoever has it can read the bookings. */
export interface CalendarFeed {
  path: string;
}
