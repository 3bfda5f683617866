/** Mails: to visitors about a call and with a conversation, to the agency about both and about messages. */

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

/* What the agency itself is mailed: of a message to it, and of a call. */
export const newRequest = 'New contact request';
/** Subjects. @param sender e.g. 'Ada Park, Park & Daughters' */
export const newRequestFrom = (sender: string) => `New contact request from ${sender}`;
export const spamFrom = (sender: string) => `Possible spam: New contact request from ${sender}`;
export const mayBeSpam = 'This may be spam: a field that people never see was filled out.';
export const name = 'Name';
export const company = 'Company';
export const email = 'Email';
export const phone = 'Phone';
export const department = 'Department';
/** The page or the offer from which somebody wrote. */
export const about = 'Was looking at';
export const received = 'Received';
export const message = 'Message';
export const chatWith = (assistant: string) => `Chat with ${assistant}`;
export const newCall = 'A call was booked';
export const newTime = 'A call was moved';
export const noCall = 'A call was canceled';
/** Subjects. @param time e.g. 'Tuesday, March 16 at 9:00 AM CDT' */
export const newCallAt = (time: string) => `Call booked: ${time}`;
export const newTimeAt = (time: string) => `Call moved to ${time}`;
export const noCallAt = (time: string) => `Call canceled: ${time}`;
/** When the call was booked. */
export const booked = 'Booked';

/** The name of a line or a text, before it, where a mail has no layout. */
export const label = (name: string) => `${name}:`;

/** A reply that somebody of the agency writes to a visitor: its subject, how it begins, and what stands above what they quote. */
export const yourMessageTo = (agency: string) => `Your message to ${agency}`;
export const hello = (name: string) => `Hello ${name},`;
export const helloToNobody = 'Hello,';
/** @param time 'Mar 14, 2027, 10:00 AM CDT' */
export const youWrote = (time: string) => `On ${time}, you wrote:`;
