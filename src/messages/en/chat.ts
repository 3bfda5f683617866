/**
 * The assistant's window, and what answers to it. None of its controls has another's name in its own: whoever speaks to
 * their computer says one of them.
 */
import { plural } from './language.ts';

export const chatWith = (assistant: string) => `Chat with ${assistant}`;
export const close = 'Close chat';
/** On a phone, after a link of the chat was followed, whose page the window would cover. */
export const back = 'Back to the chat';
export const putAway = 'Put the chat away';

/** Told of the closed window's button, and read out with the name of who has answered. */
export const newAnswer = 'New answer';
export const newAnswerOf = (assistant: string) => `${assistant}: New answer`;

export const conversation = 'Conversation';
/** The accessible name of what was said in it. */
export const messages = 'Messages';
/** Read out before a message. */
export const saidBy = (assistant: string) => `${assistant}: `;
export const saidByYou = 'You: ';
export const isTyping = (assistant: string) => `${assistant} is typing`;
export const suggestedQuestions = 'Suggested questions';

/** The accessible name of what can be done with an answer. */
export const answer = 'This answer';
export const copy = 'Copy';
export const copied = 'Answer copied';
export const notCopied = 'Please copy it by hand';
export const helpful = 'Helpful';
export const unhelpful = 'Not helpful';
export const reason = 'What was wrong? (optional)';
export const tell = 'Tell us';
export const thanks = 'Thank you. Someone here reads this.';
export const notRated = 'Your rating wasn’t saved';
export const answerGone = 'There is no such answer anymore.';
/** @param most the number of characters */
export const reasonTooLong = (most: string) => `The reason must be at most ${most} characters`;

export const mail = 'Email me this';
export const email = 'Your email address';
export const mailIt = 'Email it';
export const cancel = 'Cancel';
export const mailed = 'The conversation is on its way';
export const notMailed = 'The conversation wasn’t sent';
export const emailInvalid = 'Please enter a valid email address';
export const noMailServer = 'No mail server is set up, so nothing can be sent.';
export const conversationGone = 'This conversation isn’t here anymore.';

export const cleared = 'Conversation cleared.';
export const undo = 'Undo';

export const message = 'Message';
export const send = 'Send';
export const charactersLeft = (count: number) =>
  plural(count, { one: `${count} character left`, other: `${count} characters left` });
export const charactersTooMany = (count: number) =>
  plural(count, { one: `${count} character too many`, other: `${count} characters too many` });
export const messageMissing = 'Please type a message';
/** @param most the number of characters */
export const messageTooLong = (most: string) => `Message must be at most ${most} characters`;

/** Said by the assistant where no answer came. */
export const apology =
  "I'm having trouble connecting to my services. Please try again or leave your contact information below.";
export const error = 'Error';
export const noAnswer = 'Failed to get a response. Please try again.';

/** The conversation as text, which a visitor can send along with a message to us. */
export const visitorSaid = (words: string) => `Visitor: ${words}`;
export const assistantSaid = (assistant: string, words: string) => `${assistant}: ${words}`;
export const earlierLeftOut = '(Earlier messages are left out.)';

/** After sentences of the site that come near what was asked. */
export const restUnstated = 'More about that isn’t on this site.';
/** Of a contract that the visitor has. In Markdown; the address opens the contact form. */
export const ownContract = (phone: string, hours: string) =>
  `A person can look at yours: call ${phone}, ${hours}, or [Contact us](#contact).`;
/** @param time 'Friday, December 4, 2026 at 11:00 AM CST' */
export const callBooked = (time: string) => `Booked for **${time}**. You can move or cancel it with the same link.`;
/** @param book a link */
export const callCanceled = (time: string, book: string) =>
  `This call was canceled. It was booked for **${time}**. ${book}`;
/** A link that opens the calculator. */
export const calculator = '[ROI calculator](/#calculator)';
interface Analysis {
  industry: string;
  people: string;
  saved: string;
  cost: string;
}
/** What automation could save in a trade, by the calculator. */
export const analysis = ({ industry, people, saved, cost }: Analysis) =>
  `**${industry}**, at ${people} people: what we’d automate saves about **${saved}** a year and costs **${cost}** once.`;

/** What the assistant says of the calendar, in Markdown. @param day 'Friday, December 4, 2026' */
export const bookableUntil = (day: string) => `Calls can be booked up to **${day}**.`;
/** @param time 'Friday, December 4, 2026 at 11:00 AM CST' */
export const isFree = (time: string) => `**${time}** is free.`;
export const notFree = 'That time isn’t free.';
/** @param times 'at 9:00 AM and 2:00 PM CST', 'from 9:00 AM to 4:00 PM CST' */
export const callCanStart = (day: string, times: string) => `On **${day}**, a call can start ${times}.`;
/** @param reason why no call can be had that day, in a few words, such as the next one */
export const notOn = (day: string, reason: string) => `**${day}:** ${reason}.`;
export const everyTimeTaken = 'Every time is taken';
