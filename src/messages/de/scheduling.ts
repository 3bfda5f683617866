/** Booking a call: the dialog, the page behind a call's link, answers, and the calendar file. */
import type { Parts, Wrap } from '../parts.ts';

export const dialogTitle = 'Telefontermin buchen';

export const nextOpenDays = 'Nächste freie Tage';
export const previousMonth = 'Voriger Monat';
export const nextMonth = 'Nächster Monat';
/** Above a column of the month. @param weekday its whole name */
export const weekdayHead = (weekday: string) => weekday.slice(0, 2);
/** @param why no call can be booked on it, such as `calendar.noCallsOnDay` */
export const closedDay = (day: string, why: string) => `${day}. ${why}`;

export const time = 'Uhrzeit';
export const dateFirst = 'Wählen Sie zuerst einen Tag';
export const loading = 'Wird geladen';
export const tryAgain = 'Erneut versuchen';
/** Beside the hours, where the visitor's clock shows others. */
export const ownZone = (zone: string) => `Bei Ihnen: ${zone}`;
/** @param time on the visitor's clock, `unseen` an element that only screen readers read */
export const ownTime = <T>(time: T, unseen: Wrap<T>): Parts<T> => [time, unseen(' Uhr bei Ihnen')];
export const booked = 'Vergeben';
export const passed = 'Vorbei';

export const phone = 'Telefon';
export const phoneHint = (country: string) =>
  `Andere Länder (nicht ${country}): Beginnen Sie mit + und der Landesvorwahl.`;
export const phoneHintNorthAmerica = 'Außerhalb der USA und Kanadas: Beginnen Sie mit + und der Landesvorwahl.';
export const weCallFree = 'Wir rufen Sie an. Das kostet Sie nichts.';
export const submit = 'Termin buchen';
export const submitting = 'Wird gebucht …';

export const phoneTooShort = 'Die Telefonnummer muss mindestens 10\u00a0Ziffern haben';
export const phoneInvalid = 'Die Telefonnummer darf nur Ziffern, Leerzeichen und die Zeichen ()- enthalten';
export const dateMissing = 'Bitte wählen Sie einen Tag';
export const timeMissing = 'Bitte wählen Sie eine Uhrzeit';

export const failedTitle = 'Fehler';
export const failed = 'Ihr Termin konnte nicht gebucht werden. Bitte versuchen Sie es noch einmal.';
export const slotsFailed = 'Die freien Zeiten konnten nicht geladen werden. Bitte versuchen Sie es noch einmal.';
export const slotTaken = 'Diese Zeit wurde gerade vergeben. Bitte wählen Sie eine andere.';
export const scheduled = 'Termin gebucht!';

export const isBooked = 'Ihr Termin ist gebucht';
/** @param time 'Monday, March 15, 2027 at 8:30 PM' */
export const onOwnClock = (time: string) => `Bei Ihnen: ${time}`;
/** @param phone an element that shows the number */
export const weCallAt = <T>(phone: T): Parts<T> => ['Wir rufen Sie an unter ', phone, '.'];
export const emailLabel = 'E-Mail (freiwillig)';
export const invite = 'Einladung zusenden';
export const inviting = 'Wird gesendet …';
export const invited = (email: string) => `Die Einladung ist unterwegs an ${email}.`;
export const inviteFailed = 'Die Einladung wurde nicht gesendet. Bitte versuchen Sie es noch einmal.';
export const inviteUnavailable = 'Einladungen können zurzeit nicht gesendet werden.';
export const alreadyInvited = 'Die Einladung wurde bereits gesendet.';
export const addToCalendar = 'In Ihren Kalender eintragen';
export const calendarFile = 'Kalenderdatei (.ics)';
export const googleCalendar = 'Google Kalender';
/** @param change a link */
export const somethingCameUp = <T>(change: Wrap<T>): Parts<T> => [
  'Ist etwas dazwischengekommen? ',
  change('Termin verschieben oder absagen'),
  '. Dieser Link steht auch in der Kalenderdatei.',
];
export const done = 'Fertig';

/** What stands in the visitor's calendar. */
export const eventTitle = (agency: string) => `Telefontermin mit ${agency}`;
export const eventNote = (agency: string) => `${agency} ruft Sie unter der Nummer an, die Sie angegeben haben.`;
export const eventNoteWithPhone = (agency: string, phone: string) => `${agency} ruft Sie an unter ${phone}.`;
/** What stands in the agency's calendar. @param who may be somebody without a name */
export const agencyEventTitle = (who: string | undefined, phone: string) =>
  `Anruf bei ${who ? `${who}, ` : ''}${phone}`;
export const agencyEventNote = (who: string | undefined, agency: string, phone: string) =>
  `${who || `Ein Besucher von ${agency}`} möchte unter ${phone} angerufen werden.`;
/** @param title as `agencyEventTitle` has it */
export const agencyEventCanceled = (title: string) => `Abgesagt: ${title}`;
export const agencyFeedName = (agency: string) => `Telefontermine von ${agency}`;
/** The name under which a calendar file is stored. */
export const calendarFileName = 'termin.ics';
export const eventLink = (address: string) => `Termin verschieben oder absagen: ${address}`;

export const pageTitle = 'Ihr Termin';
export const pageDescription = 'Verschieben Sie einen gebuchten Telefontermin, oder sagen Sie ihn ab.';
/** @param phone a link, `hours` such as 'Monday to Thursday 9AM to 4PM CST' */
export const needsScripts = <T>(phone: T, hours: string): Parts<T> => [
  'Diese Seite braucht JavaScript. Um Ihren Termin zu verschieben oder abzusagen, rufen Sie uns an: ',
  phone,
  `, ${hours}.`,
];
export const loadFailed = 'Ihr Termin konnte nicht geladen werden. Bitte versuchen Sie es noch einmal.';
export const linkIncomplete = 'Im Link zu Ihrem Termin fehlt etwas. Bitte öffnen Sie ihn noch einmal.';
export const noCall = 'Unter diesem Link gibt es keinen Termin. Vielleicht fehlt ein Teil des Links.';
export const isCanceled = 'Dieser Termin ist abgesagt';
export const hasBegun = 'Dieser Termin hat begonnen';
export const isMoved = 'Ihr Termin ist verschoben';
/** A change that the call no longer allows. */
export const canceledAlready = 'Dieser Termin ist abgesagt.';
export const begunAlready = 'Dieser Termin hat begonnen und kann nicht mehr geändert werden.';
export const move = 'Termin verschieben';
export const moving = 'Wird verschoben …';
export const keepTime = 'Zeit behalten';
export const moveFailed = 'Ihr Termin konnte nicht verschoben werden. Bitte versuchen Sie es noch einmal.';
export const cancel = 'Termin absagen';
export const cancelTitle = 'Diesen Termin absagen?';
export const cancelNote = (time: string) => `${time}. Die Zeit wird dann für andere frei.`;
export const canceling = 'Wird abgesagt …';
export const keepCall = 'Termin behalten';
export const cancelFailed = 'Ihr Termin konnte nicht abgesagt werden. Bitte versuchen Sie es noch einmal.';
export const scheduleAnother = 'Neuen Termin buchen';
export const contactUs = 'Kontakt aufnehmen';
