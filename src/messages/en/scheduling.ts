/** Booking a call: the dialog, the page behind a call's link, answers, and the calendar file. */
import type { Parts, Wrap } from '../parts.ts';

export const dialogTitle = 'Schedule a Call with Our Sales Team';

export const nextOpenDays = 'Next open days';
export const previousMonth = 'Previous month';
export const nextMonth = 'Next month';
/** Above a column of the month. @param weekday its whole name */
export const weekdayHead = (weekday: string) => weekday.slice(0, 2);
/** @param why no call can be booked on it, such as `calendar.noCallsOnDay` */
export const closedDay = (day: string, why: string) => `${day}. ${why}`;

export const time = 'Time';
export const dateFirst = 'Choose a date first';
export const loading = 'Loading';
export const tryAgain = 'Try Again';
/** Beside the hours, where the visitor's clock shows others. */
export const ownZone = (zone: string) => `Yours: ${zone}`;
/** @param time on the visitor's clock, `unseen` an element that only screen readers read */
export const ownTime = <T>(time: T, unseen: Wrap<T>): Parts<T> => [time, unseen(' on your clock')];
export const booked = 'Booked';
export const passed = 'Passed';

export const phone = 'Phone';
export const phoneHint = (country: string) => `Outside ${country}: begin with + and the country code.`;
export const phoneHintNorthAmerica = 'Outside the US and Canada: begin with + and the country code.';
export const weCallFree = 'We’ll call you. It’s free.';
export const submit = 'Schedule Call';
export const submitting = 'Scheduling...';

export const phoneTooShort = 'Phone number must be at least 10 digits';
export const phoneInvalid = 'Phone number can only contain digits, spaces, and ()- characters';
export const dateMissing = 'Please select a date';
export const timeMissing = 'Please select a time slot';

export const failedTitle = 'Error';
export const failed = 'Failed to schedule your call. Please try again.';
export const slotsFailed = 'Could not fetch available time slots. Please try again.';
export const slotTaken = 'This time has just been booked. Please select another one.';
export const scheduled = 'Call Scheduled!';

export const isBooked = 'Your call is booked';
/** @param time 'Monday, March 15, 2027 at 8:30 PM' */
export const onOwnClock = (time: string) => `On your clock: ${time}`;
/** @param phone an element that shows the number */
export const weCallAt = <T>(phone: T): Parts<T> => ['We’ll call you at ', phone, '.'];
export const emailLabel = 'Email (optional)';
export const invite = 'Send me the invitation';
export const inviting = 'Sending...';
export const invited = (email: string) => `The invitation is on its way to ${email}.`;
export const inviteFailed = 'The invitation wasn’t sent. Please try again.';
export const inviteUnavailable = 'Invitations can’t be sent at the moment.';
export const alreadyInvited = 'The invitation has already been sent.';
export const addToCalendar = 'Add it to your calendar';
export const calendarFile = 'Calendar file (.ics)';
export const googleCalendar = 'Google Calendar';
/** @param change a link */
export const somethingCameUp = <T>(change: Wrap<T>): Parts<T> => [
  'Something came up? ',
  change('Move or cancel the call'),
  '. The calendar file has this link too.',
];
export const done = 'Done';

/** What stands in the visitor's calendar. */
export const eventTitle = (agency: string) => `Call with ${agency}`;
export const eventNote = (agency: string) => `${agency} will call you at the number you gave.`;
export const eventNoteWithPhone = (agency: string, phone: string) => `${agency} will call you at ${phone}.`;
/** What stands in the agency's calendar. @param who may be somebody without a name */
export const agencyEventTitle = (who: string | undefined, phone: string) => `Call ${who ? `${who}, ` : ''}${phone}`;
export const agencyEventNote = (who: string | undefined, agency: string, phone: string) =>
  `${who || `A visitor of ${agency}`} asked us to call ${phone}.`;
/** @param title as `agencyEventTitle` has it */
export const agencyEventCanceled = (title: string) => `Canceled: ${title.replace(/^C/, 'c')}`;
export const agencyFeedName = (agency: string) => `${agency} calls`;
/** The name under which a calendar file is stored. */
export const calendarFileName = 'call.ics';
export const eventLink = (address: string) => `To move or cancel the call: ${address}`;

export const pageTitle = 'Your Call';
export const pageDescription = 'Move or cancel a call that you have booked.';
/** @param phone a link, `hours` such as 'Monday to Thursday 9AM to 4PM CST' */
export const needsScripts = <T>(phone: T, hours: string): Parts<T> => [
  'This page needs JavaScript. To move or cancel your call, call us: ',
  phone,
  `, ${hours}.`,
];
export const loadFailed = 'Your call could not be loaded. Please try again.';
export const linkIncomplete = 'Part of the link to your call is missing. Please open it again.';
export const noCall = 'There’s no call at this link. Part of the link may be missing.';
export const isCanceled = 'This call is canceled';
export const hasBegun = 'This call has begun';
export const isMoved = 'Your call has been moved';
/** A change that the call no longer allows. */
export const canceledAlready = 'This call is canceled.';
export const begunAlready = 'This call has begun, so it can no longer be changed.';
export const move = 'Move the call';
export const moving = 'Moving...';
export const keepTime = 'Keep the time';
export const moveFailed = 'Failed to move your call. Please try again.';
export const cancel = 'Cancel the call';
export const cancelTitle = 'Cancel this call?';
export const cancelNote = (time: string) => `${time}. Its time will be open to someone else.`;
export const canceling = 'Canceling...';
export const keepCall = 'Keep the call';
export const cancelFailed = 'Failed to cancel your call. Please try again.';
export const scheduleAnother = 'Schedule a call';
export const contactUs = 'Contact Us';
