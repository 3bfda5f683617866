import { site } from '#src/content/site.ts';
import { leadDetails } from '#src/contracts/contact.ts';

/** What the column of the kind says. */
export const csvKindNames = { lead: 'Contact request', call: 'Call', chat: 'Conversation' };

/** The columns of an export, in order. */
export const columns = [
  { key: 'kind', header: 'Kind' },
  { key: 'id', header: 'Number' },
  { key: 'createdAt', header: 'Received' },
  { key: 'changedAt', header: 'Last change' },
  { key: 'name', header: 'Name' },
  { key: 'email', header: 'Email' },
  { key: 'company', header: 'Company' },
  { key: 'phone', header: 'Phone' },
  ...leadDetails.map(([key, header]) => ({ key, header })),
  { key: 'message', header: 'Message' },
  { key: 'conversation', header: 'Conversation' },
  { key: 'date', header: 'Date of the call' },
  { key: 'timeSlot', header: `Time of the call (${site.timeZone})` },
  { key: 'startsAt', header: 'Call begins (UTC)' },
  { key: 'cancelledAt', header: 'Canceled' },
  { key: 'isSpam', header: 'Possible spam' },
  { key: 'unread', header: 'Unread' },
  { key: 'handledAt', header: 'Handled' },
  { key: 'handledBy', header: 'Handled by' },
  { key: 'tags', header: 'Tags' },
  { key: 'assignee', header: 'Assigned to' },
  { key: 'replies', header: 'Replies' },
];
