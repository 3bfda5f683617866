/** What visitors leave, and how far the house has come with it. */
import type { Generated } from 'kysely';
import type { CreatedAt, NullableTime } from './columns.ts';

export interface LeadsTable {
  id: Generated<number>;
  name: string;
  email: string;
  company: string;
  /** Empty where none was given. */
  phone: Generated<string>;
  message: string;
  chatHistory: string | null;
  /** What the visitor was looking at, e.g. the title of an automation. */
  about: string | null;
  department: 'sales' | 'partnerships' | 'support' | null;
  consentAt: NullableTime;
  isSpam: Generated<boolean>;
  createdAt: CreatedAt;
}

export interface ChatMessagesTable {
  id: Generated<number>;
  message: string;
  response: string | null;
  email: string | null;
  processed: Generated<boolean>;
  /** The conversation, by the id that the visitor's page made; null in rows from before it was kept. */
  sessionId: string | null;
  createdAt: CreatedAt;
}

export interface ScheduledCallsTable {
  id: Generated<number>;
  phone: string;
  /** Null, as the next, where none was given. */
  name: string | null;
  email: string | null;
  /** yyyy-MM-dd, the agency's wall clock. */
  date: string;
  /** HH:mm, the agency's wall clock. */
  timeSlot: string;
  /** The instant that date and slot stood for when the call was booked. */
  startsAt: NullableTime;
  cancelledAt: NullableTime;
  /** SHA-256 of the code in the visitor's link. */
  confirmationHash: string | null;
  /** Counts up with every change. */
  revision: Generated<number>;
  createdAt: CreatedAt;
  updatedAt: CreatedAt;
}

/** How far the house has come with something that a visitor left. */
export interface InboxStatesTable {
  /** As the view `inbox_items` names it. */
  item: string;
  readAt: NullableTime;
  handledAt: NullableTime;
  handledBy: string | null;
}

export interface InboxNotesTable {
  id: Generated<number>;
  item: string;
  /** Name of the admin who wrote it. */
  author: string;
  text: string;
  createdAt: CreatedAt;
}

/** Contact requests, calls and conversations in one shape; what a kind does not have is empty or null. */
export interface InboxItemsView {
  kind: 'lead' | 'call' | 'chat';
  /** Of the row; of a conversation, its first message's. */
  id: number;
  /** Names it among all kinds: `lead 12`, `call 3`, `chat <session>`, `message 7`. */
  item: string;
  createdAt: Date;
  /** When the visitor last had a part in it. */
  changedAt: Date;
  name: string;
  email: string;
  company: string;
  phone: string;
  /** Of a conversation, the last question. */
  message: string;
  isSpam: boolean;
  date: string | null;
  timeSlot: string | null;
  cancelledAt: Date | null;
  /** How many questions a conversation has. */
  messages: number;
  /** What a search looks in. */
  texts: string;
  unread: boolean;
  /** Null also where it has changed since. */
  handledAt: Date | null;
  handledBy: string | null;
}
