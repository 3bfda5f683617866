import { site } from '#src/content/site.ts';
import { bookACall, contactUs, type Fact, linkText, openers } from '../fact.ts';

const person = `A person can help: ${linkText(contactUs)} or ${linkText(bookACall)}.`;

/** Answers if nothing fits, and to questions that the site does not answer. */
export const unknown: Fact = {
  id: 'unknown',
  names: [],
  lead: `I do not know that. I answer only from this site, and it does not say. ${person}`,
  next: openers,
};

/** Small talk, found like any other fact. */
export const conversationFacts: readonly Fact[] = [
  unknown,
  {
    id: 'talk/greeting',
    manner: 'talk',
    names: ['Hello'],
    lead: `Hello. I am ${site.assistant}, the assistant of ${site.name}. Which task takes up your week, or what would you like to know?`,
    next: openers,
  },
  {
    id: 'talk/thanks',
    manner: 'talk',
    names: ['Thank you'],
    lead: 'You are welcome. If another question comes up, I am here at any hour.',
    link: bookACall,
  },
  {
    id: 'talk/farewell',
    manner: 'talk',
    names: ['Goodbye'],
    lead: 'Goodbye. I am here at any hour.',
  },
  {
    id: 'talk/who',
    names: [site.assistant, 'Assistant', 'Chatbot on this site'],
    lead: `I am ${site.assistant}, a piece of software. I answer from what this site says and can be wrong; a person at ${site.name} can confirm anything you mean to rely on.`,
    link: contactUs,
    next: openers,
  },
  {
    id: 'talk/abilities',
    manner: 'talk',
    names: ['What I can do'],
    lead: 'I can look up prices, durations, packages, people, hours and terms, find an automation for a task that you describe, and tell you when a call can be booked.',
    next: openers,
  },
  {
    id: 'talk/person',
    names: ['A person', 'Human'],
    lead: `Of course. ${linkText(contactUs)} sends this conversation along, ${linkText(bookACall)} finds a time, or call ${site.phone.text} (${site.hours.text}).`,
  },
  {
    id: 'talk/yes',
    manner: 'talk',
    names: ['Yes'],
    lead: `Good. Pick a time for a free first call, or write two lines about the task.`,
    link: bookACall,
    next: ['When can I book a call?', 'What happens in step 1?'],
  },
  {
    id: 'talk/no',
    manner: 'talk',
    names: ['No'],
    asks: ['No thanks', 'Not now', 'Maybe later', 'Never mind', 'Not interested'],
    lead: 'All right. I am here at any hour, and so is the price list.',
    link: { label: 'Services and prices', href: '/services' },
  },
  {
    id: 'talk/details',
    names: ['My contact details'],
    lead: `It stays in this conversation. To be sure that somebody writes back, send it through the form: ${linkText(contactUs)}.`,
  },
  {
    id: 'talk/language',
    names: ['Languages'],
    lead: `I read and answer in English only; a word in another language may still lead me to the right page. The site does not say which languages the people at ${site.name} speak.`,
    link: contactUs,
  },
  {
    id: 'talk/complaint',
    names: ['Complaint'],
    lead: `I am sorry. I only find what the site says, and sometimes I find the wrong line. ${person}`,
  },
];
