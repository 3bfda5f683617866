/** What the inbox says. */
import type { InboxKind, InboxReply } from '#src/contracts/inbox.ts';
import type { Attached, Identifier, PersonGroup } from '#src/contracts/inbox-person.ts';

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
  'lead.create': 'added it',
  'call.create': 'added the call',
  'call.cancel': 'canceled the call',
  'call.move': 'moved the call',
};

/** The options of the filters. */
export const states = [
  ['', 'Any status'],
  ['unread', 'Unread'],
  ['open', 'Open'],
  ['waiting', 'Waiting for us'],
  ['answered', 'Answered'],
  ['handled', 'Handled'],
] as const;

export const spams = [
  ['', 'Including spam'],
  ['hide', 'Excluding spam'],
  ['only', 'Spam only'],
] as const;

/** What can be done to items: its name, the change, what is said of one if it fails, and of many once it is done. */
export const changes = {
  handle: {
    label: 'Mark as handled',
    change: { handled: true },
    failure: 'It couldn’t be marked as handled',
    done: 'marked as handled',
  },
  reopen: {
    label: 'Open again',
    change: { handled: false },
    failure: 'It couldn’t be opened again',
    done: 'opened again',
  },
  read: {
    label: 'Mark as read',
    change: { read: true },
    failure: 'It couldn’t be marked as read',
    done: 'marked as read',
  },
  unread: {
    label: 'Mark as unread',
    change: { read: false },
    failure: 'It couldn’t be marked as unread',
    done: 'marked as unread',
  },
  spam: {
    label: 'Mark as spam',
    change: { spam: true },
    failure: 'It isn’t marked as spam',
    done: 'marked as spam',
  },
  notSpam: {
    label: 'Not spam',
    change: { spam: false },
    failure: 'It’s still marked as spam',
    done: 'marked as not spam',
  },
} as const;

/** What found items of a person are called, and a hint on their deletion. */
export const groups: Readonly<Record<PersonGroup, readonly [name: string, hint?: string]>> = {
  leads: ['Contact request'],
  calls: ['Call', 'The time of an upcoming call can be booked again.'],
  conversations: ['Conversation with the assistant'],
  notifications: ['Notification to us', 'If it isn’t delivered yet, it won’t be sent.'],
  answers: ['Answer stored for a repeated request'],
  mentions: ['Mention by others', 'The text stays; only what names the person is removed.'],
};

/** What goes with an item, one and many. */
export const attachments: Readonly<Record<keyof Attached, readonly [one: string, many: string]>> = {
  notes: ['note', 'notes'],
  replies: ['reply', 'replies'],
  notifications: ['notification', 'notifications'],
  answers: ['stored answer', 'stored answers'],
};

/** What led to found items, before its value. */
export const identifierNames: Readonly<Record<Identifier['kind'], string>> = {
  email: 'Under the address',
  phone: 'Under the number',
  name: 'Under the name',
  chat: 'Sent as a conversation with',
};

/** Whether a reply has been delivered. */
export const deliveries: Readonly<Record<InboxReply['state'], string>> = {
  waiting: 'on its way',
  delayed: 'not sent yet',
  sent: 'sent',
  failed: 'not delivered: see the overview',
};

/** What the dialogs of the inbox say. */
export const dialogs = {
  calendar: {
    label: 'Address',
    title: 'Calendar feed',
    description:
      'Subscribe to this address in your calendar to see the calls there. Anyone who has it can see them too.',
  },
  newCalendar: {
    title: 'Make a new address?',
    action: 'Make a new address',
    text: 'The current one stops working at once: every calendar that uses it needs the new one.',
  },
  person: {
    title: 'A person’s data',
    description:
      'For anyone who asks for a copy of their data, or to be forgotten. You see what’s found before anything happens.',
    action: 'Show what’s stored',
    failure: 'The look-up failed',
    fields: [
      {
        name: 'person',
        label: 'Email address or phone number',
        autoComplete: 'off',
        required: true,
      },
    ],
  },
  erasure: {
    title: 'A person’s data',
    failure: 'Nothing was deleted',
    fields: [{ name: 'confirm', label: 'The same address again', autoComplete: 'off', required: true }],
    /** What the site cannot know. */
    unknown:
      'The site can’t reach mails and messages that were already sent, files that were exported, backups made before today, and the logs of the server. After restoring a backup, delete again.',
    cut: 'There’s more than can be followed from here. Look up the other addresses and numbers on their own as well.',
  },
  answers: {
    title: 'Canned answers',
    description:
      'Texts for replies, shared with everyone here. {name} becomes the visitor’s name, {first name} the first one.',
    action: 'Save the answer',
    failure: 'The answer wasn’t saved',
  },
  newLead: {
    title: 'A new contact request',
    description: 'Of someone who called or wrote elsewhere, with an address or a number. Nobody is notified.',
    action: 'Add the request',
    failure: 'The request wasn’t added',
  },
  leadOfChat: {
    title: 'Make it a contact request',
    description: 'With an address or a number. The conversation goes with it and is handled then.',
    action: 'Add the request',
    failure: 'The request wasn’t added',
  },
  newCall: {
    title: 'A new call',
    description: 'In the hours of the site. Whoever gave an address gets the invitation, if mail is set up.',
    action: 'Add the call',
    failure: 'The call wasn’t added',
  },
  move: {
    title: 'Move this call',
    action: 'Move the call',
    failure: 'The call wasn’t moved',
  },
  cancel: { title: 'Cancel this call?', action: 'Cancel the call' },
  discard: {
    title: 'Discard this reply?',
    action: 'Discard',
    text: 'What you have written is lost then.',
  },
  answeredMeanwhile: {
    title: 'Not sent: someone has just answered',
    description: 'Their answer stands above yours. Send yours again if it’s still needed.',
    destructive: true,
  },
  sentBefore: {
    title: 'It was sent before your last change',
    description: 'Check the history. Send it again only if the change matters.',
    destructive: true,
  },
} as const;

/** The fields of what is added by hand. */
export const addFields = {
  name: { name: 'name', label: 'Name', required: true, autoComplete: 'off' },
  email: { name: 'email', label: 'Email (optional)', type: 'email', autoComplete: 'off' },
  phone: { name: 'phone', label: 'Phone (optional)', type: 'tel', autoComplete: 'off' },
  company: { name: 'company', label: 'Company (optional)', autoComplete: 'off' },
  message: { name: 'message', label: 'What it’s about', rows: 4, required: true },
} as const;

/** What is said where there are no items. */
export const empty = {
  title: 'Nobody has written yet',
  hint: 'Contact requests, calls and conversations will land here.',
} as const;

export const emptyFiltered = {
  title: 'Nothing matches',
  hint: 'Try other words, or look at everything.',
} as const;

/** The field of a note. */
export const newNote = { name: 'text', label: 'New note', rows: 3, maxLength: 5000 } as const;
