/** The contact page, the contact dialog, and the page that answers a form sent without scripts. */
import type { Parts, Wrap } from '../parts.ts';
import { plural } from './language.ts';

export const pageTitle = 'Contact';
export const whoToWriteTo = 'Who to write to';
export const commonQuestions = 'Common questions';
/** Stamped on the form, until somebody begins to write: then it names the time (`calendar.answerBy`). */
export const answerWithin = (hours: number) =>
  plural(hours, {
    one: `Answer within ${hours} business hour`,
    other: `Answer within ${hours} business hours`,
  });

/** Above the form, in the dialog and where it is sent without scripts. */
export const formTitle = (agency: string) => `Contact ${agency}`;
export const dialogDescription = 'Fill out the form below and our team will get back to you as soon as possible.';
/** @param subject what the visitor was looking at, such as a name */
export const aboutSubject = <T>(subject: T): Parts<T> => ['About: ', subject];

/** Legend of a choice of three, which are called as the tabs of the contact page are. */
export const department = 'Department';

export const nameLabel = 'Name';
export const nameLabelInDialog = 'Full Name';
export const emailLabel = 'Email';
export const companyLabel = 'Company';
export const phoneLabel = 'Phone (optional)';
export const messageLabel = 'Message';
export const messageLabelInDialog = 'How can we help?';
/** @param policy the link to it */
export const consent = <T>(policy: Wrap<T>): Parts<T> => ['I agree to the ', policy('Privacy Policy')];

/** Of a conversation with the chat assistant; a button behind it changes that. */
export const conversationIsSent = (assistant: string) => `Your conversation with ${assistant} will be sent along.`;
export const conversationIsLeftOut = (assistant: string) => `Your conversation with ${assistant} won’t be sent.`;
export const leaveConversationOut = 'Leave it out';
export const sendConversation = 'Send it along';
export const readConversation = 'Read it';
export const conversation = 'Conversation';

/** @param book a button, `ways` a link to the contact page */
export const ratherTalk = <T>(book: Wrap<T>, ways: Wrap<T>): Parts<T> => [
  'Rather talk? ',
  book('Schedule a call'),
  ', or see ',
  ways('all ways to reach us'),
  '.',
];
export const cancel = 'Cancel';
export const submit = 'Submit';
export const sending = 'Sending...';

export const nameTooShort = 'Name must be at least 2 characters';
export const nameTooLong = 'Name must be at most 200 characters';
export const nameNotText = 'Name must be text';
export const emailInvalid = 'Please enter a valid email address';
export const emailNotText = 'Email must be text';
export const companyMissing = 'Company name is required';
export const companyTooLong = 'Company name must be at most 200 characters';
export const phoneNotText = 'Phone number must be text';
export const phoneTooLong = 'Phone number must be at most 50 characters';
export const messageTooShort = 'Message must be at least 10 characters';
export const consentMissing = 'You must agree to the terms';
export const departmentUnknown = 'Please choose sales, partnerships or support';
export const chatNotText = 'Chat history must be text';
export const subjectNotText = 'What it is about must be text';
export const subjectTooLong = 'Subject must be at most 200 characters';
export const trapNotText = 'This field stays empty';

export const failedTitle = 'Something went wrong';
export const failedNote = 'Please try again later or contact us directly.';
export const sentTitle = 'Message sent!';
export const sentNote = "Thank you for contacting us. We'll be in touch soon.";

export const thanksTitle = 'Thank You!';
export const thanksNote = "Your message has been sent successfully. We'll be in touch soon.";

export const receipt = 'Receipt';
export const closeReceipt = 'Close the receipt';
/** Names of the receipt's lines: who wrote, how their message begins, by when it is answered, its number. */
export const receiptFrom = 'From';
export const receiptAbout = 'About';
export const receiptAnswerBy = 'Answer by';
export const receiptReference = 'Reference';

/** Title of the page that shows a form without scripts again, with what is wrong in it. */
export const errorTitle = (agency: string) => `Error: Contact ${agency}`;
/** @param phone and email: links that show a number and an address */
export const orCall = <T>(phone: T, email: T): Parts<T> => ['Or call ', phone, ', or write to ', email, '.'];
export const backToHome = 'Back to Home';
