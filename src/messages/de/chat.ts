/**
 * The assistant's window, and what answers to it. None of its controls has another's name in its own: whoever speaks to
 * their computer says one of them.
 */

export const chatWith = (assistant: string) => `Mit ${assistant} chatten`;
export const close = 'Chat schließen';
/** On a phone, after a link of the chat was followed, whose page the window would cover. */
export const back = 'Zurück zum Chat';
export const putAway = 'Chat ausblenden';

/** Told of the closed window's button, and read out with the name of who has answered. */
export const newAnswer = 'Neue Antwort';
export const newAnswerOf = (assistant: string) => `${assistant}: Neue Antwort`;

export const conversation = 'Gespräch';
/** The accessible name of what was said in it. */
export const messages = 'Nachrichten';
/** Read out before a message. */
export const saidBy = (assistant: string) => `${assistant}: `;
export const saidByYou = 'Sie: ';
export const isTyping = (assistant: string) => `${assistant} schreibt`;
export const suggestedQuestions = 'Mögliche Fragen';

/** The accessible name of what can be done with an answer. */
export const answer = 'Diese Antwort';
export const copy = 'Kopieren';
export const copied = 'Antwort kopiert';
export const notCopied = 'Bitte kopieren Sie sie von Hand';
export const helpful = 'Hilfreich';
export const unhelpful = 'Hilft nicht';
export const reason = 'Was war falsch? (freiwillig)';
export const tell = 'Mitteilen';
export const thanks = 'Danke. Bei uns liest das jemand.';
export const notRated = 'Ihre Bewertung wurde nicht gespeichert';
export const answerGone = 'Diese Antwort gibt es nicht mehr.';
/** @param most the number of characters */
export const reasonTooLong = (most: string) => `Bitte begründen Sie es mit höchstens ${most}\u00a0Zeichen`;

export const mail = 'Per E-Mail erhalten';
export const email = 'Ihre E-Mail-Adresse';
export const mailIt = 'Abschicken';
export const cancel = 'Abbrechen';
export const mailed = 'Das Gespräch ist unterwegs';
export const notMailed = 'Das Gespräch wurde nicht gesendet';
export const emailInvalid = 'Bitte geben Sie eine gültige E-Mail-Adresse ein';
export const noMailServer = 'Es ist kein Mailserver eingerichtet, deshalb kann nichts gesendet werden.';
export const conversationGone = 'Von diesem Gespräch ist nichts mehr da.';

export const cleared = 'Gespräch gelöscht.';
export const undo = 'Rückgängig';

export const message = 'Nachricht';
export const send = 'Senden';
export const charactersLeft = (count: number) => `Noch ${count}\u00a0Zeichen`;
export const charactersTooMany = (count: number) => `${count}\u00a0Zeichen zu viel`;
export const messageMissing = 'Bitte schreiben Sie eine Nachricht';
/** @param most the number of characters */
export const messageTooLong = (most: string) => `Die Nachricht darf höchstens ${most}\u00a0Zeichen haben`;

/** Said by the assistant where no answer came. */
export const apology =
  'Ich habe gerade keine Verbindung. Bitte versuchen Sie es noch einmal, oder hinterlassen Sie uns unten Ihre Kontaktdaten.';
export const error = 'Fehler';
export const noAnswer = 'Es kam keine Antwort. Bitte versuchen Sie es noch einmal.';

/** The conversation as text, which a visitor can send along with a message to us. */
export const visitorSaid = (words: string) => `Besucher: ${words}`;
export const assistantSaid = (assistant: string, words: string) => `${assistant}: ${words}`;
export const earlierLeftOut = '(Frühere Nachrichten sind weggelassen.)';

/** After sentences of the site that come near what was asked. */
export const restUnstated = 'Mehr dazu steht nicht auf dieser Website.';
/** Of a contract that the visitor has. In Markdown; the address opens the contact form. */
export const ownContract = (phone: string, hours: string) =>
  `Ihren Vertrag kann sich ein Mensch ansehen: Rufen Sie an unter ${phone}, ${hours}, oder [schreiben Sie uns](#contact).`;
/** @param time 'Friday, December 4, 2026 at 11:00 AM CST' */
export const callBooked = (time: string) =>
  `Gebucht für **${time}**. Mit demselben Link können Sie den Termin verschieben oder absagen.`;
/** @param book a link */
export const callCanceled = (time: string, book: string) =>
  `Dieser Termin ist abgesagt. Er war gebucht für **${time}**. ${book}`;
/** A link that opens the calculator. */
export const calculator = '[ROI-Rechner](/#calculator)';
interface Analysis {
  industry: string;
  people: string;
  saved: string;
  cost: string;
}
/** What automation could save in a trade, by the calculator. */
export const analysis = ({ industry, people, saved, cost }: Analysis) =>
  `**${industry}**, bei ${people}\u00a0Personen: Was wir automatisieren würden, spart rund **${saved}** im Jahr und kostet einmalig **${cost}**.`;

/** What the assistant says of the calendar, in Markdown. @param day 'Friday, December 4, 2026' */
export const bookableUntil = (day: string) => `Telefontermine können Sie bis **${day}** buchen.`;
/** @param time 'Friday, December 4, 2026 at 11:00 AM CST' */
export const isFree = (time: string) => `**${time}** ist frei.`;
export const notFree = 'Diese Zeit ist nicht frei.';
/** @param times 'at 9:00 AM and 2:00 PM CST', 'from 9:00 AM to 4:00 PM CST' */
export const callCanStart = (day: string, times: string) => `Am **${day}** kann ein Gespräch ${times} beginnen.`;
/** @param reason why no call can be had that day, in a few words, such as the next one */
export const notOn = (day: string, reason: string) => `**${day}:** ${reason}.`;
export const everyTimeTaken = 'Alle Zeiten sind vergeben';
