/** Mails that visitors get: about a call, and with a conversation. */

/** Who sends mails that no person writes. */
export const website = (agency: string) => `${agency} website`;
/** Who sends a reply. */
export const personOf = (name: string, agency: string) => `${name}, ${agency}`;

export const call = (agency: string) => `Your call with ${agency}`;
export const callMoved = (agency: string) => `Your call with ${agency} was moved`;
export const callCanceled = (agency: string) => `Your call with ${agency} is canceled`;
/** A subject. @param title one of those above @param time e.g. 'Tuesday, March 16 at 9:00 AM CDT' */
export const titleAt = (title: string, time: string) => `${title}: ${time}`;
export const reminderAt = (title: string, time: string) => `Reminder: ${title}, ${time}`;
export const when = 'When';
/** When the call was before it was moved. */
export const previously = 'Previously';
/** The number at which the visitor is called. */
export const weCall = 'We call';
export const moveOrCancel = 'Move or cancel this call';

export const conversation = (assistant: string, agency: string) => `Your conversation with ${assistant}, ${agency}`;
export const conversationAskedFor = (agency: string) =>
  `Someone, probably you, asked for this in the chat of ${agency}. If it wasn’t you, there’s nothing to do.`;
/** Before the visitor's question. */
export const asked = 'Asked';

/** The name of a line or a text, before it, where a mail has no layout. */
export const label = (name: string) => `${name}:`;
