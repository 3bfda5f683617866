/** Mails: to visitors about a call and with a conversation, to the agency about both and about messages. */

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

/* What the agency itself is mailed: of a message to it, and of a call. */
export const newRequest = 'Neue Anfrage';
/** Subjects. @param sender e.g. 'Ada Park, Park & Daughters' */
export const newRequestFrom = (sender: string) => `Neue Anfrage von ${sender}`;
export const spamFrom = (sender: string) => `Spamverdacht: Neue Anfrage von ${sender}`;
export const mayBeSpam = 'Das könnte Spam sein: Ein Feld ist ausgefüllt, das Menschen nicht zu sehen bekommen.';
export const name = 'Name';
export const company = 'Unternehmen';
export const email = 'E-Mail';
export const phone = 'Telefon';
export const department = 'Anliegen';
/** The page or the offer from which somebody wrote. */
export const about = 'Betrifft';
export const received = 'Eingegangen';
export const message = 'Nachricht';
export const chatWith = (assistant: string) => `Chat mit ${assistant}`;
export const newCall = 'Ein Telefontermin wurde gebucht';
export const newTime = 'Ein Telefontermin wurde verschoben';
export const noCall = 'Ein Telefontermin wurde abgesagt';
/** Subjects. @param time e.g. 'Tuesday, March 16 at 9:00 AM CDT' */
export const newCallAt = (time: string) => `Termin gebucht: ${time}`;
export const newTimeAt = (time: string) => `Termin verschoben auf: ${time}`;
export const noCallAt = (time: string) => `Termin abgesagt: ${time}`;
/** When the call was booked. */
export const booked = 'Gebucht';

/** The name of a line or a text, before it, where a mail has no layout. */
export const label = (name: string) => `${name}:`;

/** A reply that somebody of the agency writes to a visitor: its subject, how it begins, and what stands above what they quote. */
export const yourMessageTo = (agency: string) => `Ihre Nachricht an ${agency}`;
export const hello = (name: string) => `Guten Tag ${name},`;
export const helloToNobody = 'Guten Tag,';
/** @param time 'Mar 14, 2027, 10:00 AM CDT' */
export const youWrote = (time: string) => `Sie schrieben am ${time}:`;
