import type { Statement } from '#src/contracts/content/statement.ts';
import { site } from '../site.ts';

const contactUs = { label: 'Contact us', href: '#contact' };
const bookACall = { label: 'Schedule a call', href: '#schedule-a-call' };
const person = `A person can tell you: call ${site.phone.text}, [Contact us](#contact) or [Schedule a call](#schedule-a-call).`;

/** Suggested questions before the first one. */
const openers: readonly string[] = [
  'What can you automate?',
  'What does an automation cost?',
  'When can I book a call?',
];

/** Said if nothing fits, and to questions that the site does not answer. */
export const notKnown: Statement = {
  id: 'unknown',
  names: [],
  answer: `I don’t know that: it’s not on this site, and I answer only from what is. ${person}`,
  next: openers,
};

/** Said to somebody who does not want to live, and nothing beside it. */
export const crisis: Statement = {
  id: 'crisis',
  names: [],
  answer:
    'I’m very sorry that you feel like this. Please talk to someone now: in the US, call or text **988**, at any hour and free of charge. If you are in danger, call 911. I’m only software; the people there listen.',
};

/** Said to somebody in an emergency that others must come for, and nothing beside it. */
export const emergency: Statement = {
  id: 'emergency',
  names: [],
  answer:
    'Please call **911** now, or whoever is responsible on the spot: they can send help. I’m only the software of an office and can’t reach anyone for you.',
};

/** Small talk, and what the assistant refuses to do; talk.data.ts holds how people say it. */
export const smallTalk: readonly Statement[] = [
  {
    id: 'talk/greeting',
    manner: 'talk',
    names: ['Hello'],
    answer: `Hello. I’m ${site.assistant}, the assistant of ${site.name}. Which task takes up your week, or what would you like to know?`,
    next: openers,
  },
  {
    id: 'talk/thanks',
    manner: 'talk',
    names: ['Thank you'],
    answer: 'You’re welcome. I’m here at any hour.',
  },
  {
    id: 'talk/sorrow',
    manner: 'talk',
    names: ['Sorrow'],
    answer:
      'I’m sorry, that’s hard, and I hope someone is near you. Nothing here is in a hurry: it can wait until you’ve had some rest.',
  },
  {
    id: 'talk/wellbeing',
    manner: 'talk',
    names: ['How I am'],
    answer: 'I’m well, thank you; software has few bad days. How can I help?',
    next: openers,
  },
  {
    id: 'talk/personal',
    manner: 'talk',
    names: ['About me'],
    answer:
      'I’m software, so there’s no private life to tell of, but thank you for asking. Is there something about the work that I can look up?',
    next: openers,
  },
  {
    id: 'talk/outside',
    manner: 'talk',
    names: ['The world outside'],
    answer: `I can’t see that from in here: I’m software and know no weather, scores or news, only ${site.name} and its work. What can I look up for you there?`,
    next: openers,
  },
  {
    id: 'talk/joke',
    manner: 'talk',
    names: ['Joke'],
    answer: 'I leave the jokes to people: mine are all about filing. Ask me about the work whenever you like.',
    next: openers,
  },
  {
    id: 'talk/praise',
    manner: 'talk',
    names: ['Praise'],
    answer: 'Thank you, that’s kind of you to say. I’m here at any hour.',
  },
  {
    id: 'talk/gladness',
    manner: 'talk',
    names: ['Good news'],
    answer: 'How good to hear: congratulations.',
  },
  {
    id: 'talk/farewell',
    manner: 'talk',
    names: ['Goodbye'],
    answer: 'Goodbye. I’m here at any hour.',
  },
  {
    id: 'talk/apology',
    manner: 'talk',
    names: ['Sorry'],
    answer: 'No harm done, and no need to be sorry. What would you like to know?',
    next: openers,
  },
  {
    id: 'talk/who',
    names: [site.assistant, 'Assistant', 'Chatbot on this site'],
    answer: `I’m ${site.assistant}, a piece of software. I answer from what this site says and can be wrong; a person at ${site.name} can confirm anything you mean to rely on.`,
    link: contactUs,
    next: openers,
  },
  {
    id: 'talk/abilities',
    manner: 'talk',
    names: ['What I can do'],
    answer:
      'I can look up prices, durations, packages, people, hours and terms, find an automation for a task that you describe, and tell you when a call can be booked.',
    next: openers,
  },
  {
    id: 'talk/person',
    names: ['A person', 'Human'],
    answer: `Of course. [Contact us](#contact) sends this conversation along, [Schedule a call](#schedule-a-call) finds a time, or call ${site.phone.text} (${site.hours.text}).`,
  },
  {
    id: 'talk/yes',
    manner: 'talk',
    names: ['Yes'],
    answer: `Good. Pick a time for a free first call, or write two lines about the task.`,
    link: bookACall,
    next: ['When can I book a call?', 'What happens in step 1?'],
  },
  {
    id: 'talk/no',
    manner: 'talk',
    names: ['No'],
    asked: ['No thanks', 'Not now', 'Maybe later', 'Never mind', 'Not interested'],
    answer: 'All right. I’m here at any hour, and so is the price list.',
    link: { label: 'Services and prices', href: '/services' },
  },
  {
    id: 'talk/details',
    names: ['My contact details'],
    answer: `It stays in this conversation. To be sure that someone writes back, send it through the form: [Contact us](#contact).`,
  },
  {
    id: 'talk/language',
    names: ['Languages'],
    answer: `I read and answer in English only; a word in another language may still lead me to the right page. The site doesn’t say which languages the people at ${site.name} speak.`,
  },
  {
    id: 'talk/complaint',
    names: ['Complaint'],
    answer: `I’m sorry. I only find what the site says, and sometimes I find the wrong line. A person does better: call ${site.phone.text} (${site.hours.text}) or use [Contact us](#contact).`,
  },
  {
    id: 'refusal/reprogramming',
    manner: 'refusal',
    names: ['My instructions'],
    answer: `I keep to what this site says, whatever role I’m given. Ask me about ${site.name}, and I’ll look it up.`,
    next: openers,
  },
  {
    id: 'refusal/advice',
    manner: 'refusal',
    names: ['Advice'],
    answer: `That’s for a lawyer, a tax adviser or a doctor: I can’t give such advice. ${site.name} automates the paperwork around it.`,
    next: openers,
  },
  {
    id: 'refusal/not-ours',
    manner: 'refusal',
    names: ['Other work'],
    answer: `No, that’s not what we do: ${site.name} automates office work and builds websites and software for it. If there is paperwork around it that no one likes, tell me about that.`,
    next: openers,
  },
  {
    id: 'refusal/off-topic',
    manner: 'refusal',
    names: ['Off topic'],
    answer: `That’s outside what I know: I only answer questions about ${site.name} and its work.`,
    next: openers,
  },
];
