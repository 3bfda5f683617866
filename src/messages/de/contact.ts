/** The contact page, the contact dialog, and the page that answers a form sent without scripts. */
import type { Parts, Wrap } from '../parts.ts';
import { plural } from './language.ts';

export const pageTitle = 'Kontakt';
export const whoToWriteTo = 'Ihre Ansprechpartner';
export const commonQuestions = 'Häufige Fragen';
/** Stamped on the form, until somebody begins to write: then it names the time (`calendar.answerBy`). */
export const answerWithin = (hours: number) =>
  plural(hours, {
    one: `Antwort in ${hours}\u00a0Geschäftsstunde`,
    other: `Antwort in ${hours}\u00a0Geschäftsstunden`,
  });

/** Above the form, in the dialog and where it is sent without scripts. */
export const formTitle = (agency: string) => `Kontakt zu ${agency}`;
export const dialogDescription = 'Füllen Sie das Formular aus. Wir melden uns so bald wie möglich.';
/** @param subject what the visitor was looking at, such as a name */
export const aboutSubject = <T>(subject: T): Parts<T> => ['Betrifft: ', subject];

/** Legend of a choice of three, which are called as the tabs of the contact page are. */
export const department = 'Anliegen';

export const nameLabel = 'Name';
export const nameLabelInDialog = 'Vor- und Nachname';
export const emailLabel = 'E-Mail';
export const companyLabel = 'Unternehmen';
export const phoneLabel = 'Telefon (freiwillig)';
export const messageLabel = 'Nachricht';
export const messageLabelInDialog = 'Wie können wir helfen?';
/** @param policy the link to it */
export const consent = <T>(policy: Wrap<T>): Parts<T> => [
  'Ich habe die ',
  policy('Datenschutzerklärung'),
  ' gelesen und bin einverstanden',
];

/** Of a conversation with the chat assistant; a button behind it changes that. */
export const conversationIsSent = (assistant: string) => `Ihr Gespräch mit ${assistant} wird mitgesendet.`;
export const conversationIsLeftOut = (assistant: string) => `Ihr Gespräch mit ${assistant} wird nicht mitgesendet.`;
export const leaveConversationOut = 'Weglassen';
export const sendConversation = 'Mitsenden';
export const readConversation = 'Lesen';
export const conversation = 'Gespräch';

/** @param book a button, `ways` a link to the contact page */
export const ratherTalk = <T>(book: Wrap<T>, ways: Wrap<T>): Parts<T> => [
  'Lieber sprechen? ',
  book('Termin buchen'),
  ' oder ',
  ways('alle Wege zu uns'),
  ' ansehen.',
];
export const cancel = 'Abbrechen';
export const submit = 'Nachricht senden';
export const sending = 'Wird gesendet …';

export const nameTooShort = 'Bitte geben Sie einen Namen mit mindestens 2\u00a0Zeichen ein';
export const nameTooLong = 'Der Name darf höchstens 200\u00a0Zeichen haben';
export const nameNotText = 'Der Name muss Text sein';
export const emailInvalid = 'Bitte geben Sie eine gültige E-Mail-Adresse ein';
export const emailNotText = 'Die E-Mail-Adresse muss Text sein';
export const companyMissing = 'Bitte geben Sie Ihr Unternehmen an';
export const companyTooLong = 'Der Name des Unternehmens darf höchstens 200\u00a0Zeichen haben';
export const phoneNotText = 'Die Telefonnummer muss Text sein';
export const phoneTooLong = 'Die Telefonnummer darf höchstens 50\u00a0Zeichen haben';
export const messageTooShort = 'Bitte schreiben Sie mindestens 10\u00a0Zeichen';
export const consentMissing = 'Bitte bestätigen Sie die Datenschutzerklärung';
export const departmentUnknown = 'Bitte wählen Sie ein Anliegen';
export const chatNotText = 'Das Gespräch aus dem Chat muss Text sein';
export const subjectNotText = 'Der Betreff muss Text sein';
export const subjectTooLong = 'Der Betreff darf höchstens 200\u00a0Zeichen haben';
export const trapNotText = 'Dieses Feld bleibt leer';

export const failedTitle = 'Etwas ist schiefgegangen';
export const failedNote = 'Bitte versuchen Sie es später noch einmal, oder wenden Sie sich direkt an uns.';
export const sentTitle = 'Nachricht gesendet!';
export const sentNote = 'Danke für Ihre Nachricht. Wir melden uns bald.';

export const thanksTitle = 'Vielen Dank!';
export const thanksNote = 'Ihre Nachricht ist bei uns angekommen. Wir melden uns bald.';

export const receipt = 'Beleg';
export const closeReceipt = 'Beleg schließen';
/** Names of the receipt's lines: who wrote, how their message begins, by when it is answered, its number. */
export const receiptFrom = 'Von';
export const receiptAbout = 'Betrifft';
export const receiptAnswerBy = 'Antwort bis';
export const receiptReference = 'Nummer';

/** Title of the page that shows a form without scripts again, with what is wrong in it. */
export const errorTitle = (agency: string) => `Fehler: Kontakt zu ${agency}`;
/** @param phone and email: links that show a number and an address */
export const orCall = <T>(phone: T, email: T): Parts<T> => [
  'Oder rufen Sie an (',
  phone,
  '), oder schreiben Sie an ',
  email,
  '.',
];
export const backToHome = 'Zur Startseite';
