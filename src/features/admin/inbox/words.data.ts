/** What the inbox says. */
import type { InboxKind, InboxReply, PersonGroup } from '#src/contracts/inbox.ts';

export const kindNames: Readonly<Record<InboxKind, string>> = {
  lead: 'Contact request',
  call: 'Call',
  chat: 'Conversation',
};

export const kindPlurals: Readonly<Record<InboxKind, string>> = {
  lead: 'Contact requests',
  call: 'Calls',
  chat: 'Conversations',
};

/** What was done to an item, after the name of who did it. */
export const events: Readonly<Record<string, string>> = {
  'inbox.handled': 'marked it as handled',
  'inbox.opened': 'opened it again',
  'inbox.spam': 'marked it as spam',
  'inbox.not-spam': 'marked it as not spam',
  'inbox.unassigned': 'assigned it to nobody',
  'inbox.tagged': 'changed its tags',
  'call.cancel': 'canceled the call',
  'call.move': 'moved the call',
};

/** The options of the filters. */
export const states = [
  { label: 'Any status' },
  { value: 'unread', label: 'Unread' },
  { value: 'open', label: 'Open' },
  { value: 'handled', label: 'Handled' },
] as const;

export const spams = [
  { label: 'Including spam' },
  { value: 'hide', label: 'Excluding spam' },
  { value: 'only', label: 'Spam only' },
] as const;

/** What can be done to items: its name, the change, what is said of one if it fails, and of many once it is done. */
export const changes = {
  handle: {
    label: 'Mark as handled',
    change: { handled: true },
    failure: 'It could not be marked as handled',
    done: 'marked as handled',
  },
  reopen: {
    label: 'Open again',
    change: { handled: false },
    failure: 'It could not be opened again',
    done: 'opened again',
  },
  read: {
    label: 'Mark as read',
    change: { read: true },
    failure: 'It could not be marked as read',
    done: 'marked as read',
  },
  unread: {
    label: 'Mark as unread',
    change: { read: false },
    failure: 'It could not be marked as unread',
    done: 'marked as unread',
  },
  spam: {
    label: 'Mark as spam',
    change: { spam: true },
    failure: 'It is not marked as spam',
    done: 'marked as spam',
  },
  notSpam: {
    label: 'Not spam',
    change: { spam: false },
    failure: 'It is still taken for spam',
    done: 'marked as not spam',
  },
} as const;

/** Where data of a person may be stored, and a hint on its deletion. */
export const groups: readonly (readonly [PersonGroup, string, string?])[] = [
  ['leads', 'Contact requests'],
  ['calls', 'Calls', 'The time of an upcoming call can be booked again.'],
  ['conversations', 'Conversations with the assistant'],
  ['notes', 'Notes about these'],
  ['replies', 'Replies to these'],
  ['notifications', 'Notifications to us', 'Any not delivered yet will not be sent.'],
  ['answers', 'Answers stored for repeated requests'],
  ['mentions', 'Mentions by others', 'The text stays; only the address is removed.'],
];

/** Whether a reply has been delivered. */
export const deliveries: Readonly<Record<InboxReply['state'], string>> = {
  waiting: 'on its way',
  sent: 'sent',
  failed: 'not delivered: see the overview',
};
