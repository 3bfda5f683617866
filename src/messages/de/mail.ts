/** Mails that visitors get: about a call, and with a conversation. */

/** Who sends mails that no person writes. */
export const website = (agency: string) => `${agency} (Website)`;
/** Who sends a reply. */
export const personOf = (name: string, agency: string) => `${name}, ${agency}`;

export const call = (agency: string) => `Ihr Telefontermin mit ${agency}`;
export const callMoved = (agency: string) => `Ihr Telefontermin mit ${agency} wurde verschoben`;
export const callCanceled = (agency: string) => `Ihr Telefontermin mit ${agency} ist abgesagt`;
/** A subject. @param title one of those above @param time e.g. 'Tuesday, March 16 at 9:00 AM CDT' */
export const titleAt = (title: string, time: string) => `${title}: ${time}`;
export const reminderAt = (title: string, time: string) => `Erinnerung: ${title}, ${time}`;
export const when = 'Wann';
/** When the call was before it was moved. */
export const previously = 'Bisher';
/** The number at which the visitor is called. */
export const weCall = 'Wir rufen an';
export const moveOrCancel = 'Termin verschieben oder absagen';

export const conversation = (assistant: string, agency: string) => `Ihr Gespräch mit ${assistant}, ${agency}`;
export const conversationAskedFor = (agency: string) =>
  `Jemand, wahrscheinlich Sie, hat dies im Chat von ${agency} angefordert. Wenn Sie es nicht waren, müssen Sie nichts tun.`;
/** Before the visitor's question. */
export const asked = 'Frage';

/** The name of a line or a text, before it, where a mail has no layout. */
export const label = (name: string) => `${name}:`;
