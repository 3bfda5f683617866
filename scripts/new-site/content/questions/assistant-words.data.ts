import { site } from '../site.ts';

const contact = '[Contact us](#contact)';
const call = '[Book a call](#schedule-a-call)';

/** What the assistant says that no page does: talk, help in trouble, and where its knowledge ends. */
export const assistantWords = {
  /** Suggested where nothing else is. */
  openers: ['What can you automate?', 'What does an automation cost?', 'When can I book a call?'],
  /** Who can tell what the site does not. */
  person: `A person can tell you: call ${site.phone.text} (${site.hours.text}), or ${contact}.`,
  unknown: 'I do not know that: I answer from this site alone, and I find nothing about it there.',
  /** Before what is not stated, e.g. 'whether we are hiring'. */
  unstated: 'The site does not say',
  instead: 'What it does say:',
  untold: 'Nothing in the list does just that.',
  this: 'Do you mean this?',
  which: 'Which of these do you mean?',
  whichTask: 'Which of these comes nearest to it?',
  together: 'These are the services:',
  talk: {
    greeting: `Hello. I am ${site.assistant}, the assistant of ${site.name}. Which task takes up your week, or what would you like to know?`,
    thanks: `You are welcome. If another question comes up, I am here at any hour. ${call}`,
    farewell: 'Goodbye, and may the rest of the paperwork be short. I am here at any hour.',
    who: `I am ${site.assistant}, a piece of software. I answer from what this site says and can be wrong; a person at ${site.name} can confirm anything you mean to rely on. ${contact}`,
    abilities:
      'I can look up prices, durations, packages, people, hours and terms, find an automation for a task that you describe, and tell you when a call can be booked.',
    person: `Of course. ${contact} takes this conversation along, ${call} finds a time, or call ${site.phone.text} (${site.hours.text}).`,
    yes: `Good. Pick a time for a free first call, or write two lines about the task: ${call} or ${contact}.`,
    no: 'All right. I am here at any hour, and so is the price list: [Services and prices](/services).',
    details: `It stays with this conversation. To be sure that somebody writes back, send it through the form: ${contact}.`,
    complaint: `I am sorry. I only find what the site says, and sometimes I find the wrong line. Ask again in other words, or ask a person: ${contact} or ${call}.`,
  },
  /** To a client for whom something goes wrong: never with an offer. */
  trouble: `I am sorry. Call **${site.phone.text}**, ${site.hours.text}: it is the quickest way. Outside those hours write to ${site.email.support} and say what happens and since when. Until somebody answers, stop it if you can: pause it, or close the account that it works with. Keep what went wrong for us to look at. [Support](/contact#support)`,
  /** To a client who asks about a bill or contract of their own. */
  bill: `I cannot see bills or contracts. Write to ${site.email.support} with the number of the invoice or proposal, or call ${site.phone.text} (${site.hours.text}), and a person looks at it. What the terms say of payment and of ending the work:`,
  attack: `I keep to what this site says, whatever I am told to be. Ask me about ${site.name} and I look it up.`,
  foreign: `That is outside what I know: I only answer questions about ${site.name} and its work.`,
  law: `I give no legal advice, and that is outside what I know; a lawyer can tell you. I only answer questions about ${site.name} and its work.`,
  medicine: `I give no medical advice, and that is outside what I know; please ask a doctor. I only answer questions about ${site.name} and its work.`,
} as const;
