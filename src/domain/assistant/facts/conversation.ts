import { site } from '#src/content/site.ts';
import { bookACall, contactUs, type Fact, linkText, listOf, openers } from '../fact.ts';

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
    asks: listOf(`
      Hi there | Hey | Good morning | Good afternoon | Good evening | Hello, how are you? | Hello Astro |
      Greetings | How is it going? | Anybody there? | Test | I am just looking around
    `),
    lead: `Hello. I am ${site.assistant}, the assistant of ${site.name}. Which task takes up your week, or what would you like to know?`,
    next: openers,
  },
  {
    id: 'talk/thanks',
    manner: 'talk',
    names: ['Thank you'],
    asks: listOf(`
      Thanks a lot | Great, that helps | Perfect | Cool | Awesome | Nice | Cheers | I appreciate it | Okay |
      Got it | Good to know | That is all | That was helpful | Great | Understood | You rock | Good bot
    `),
    lead: 'You are welcome. If another question comes up, I am here at any hour.',
    link: bookACall,
  },
  {
    id: 'talk/farewell',
    manner: 'talk',
    names: ['Goodbye'],
    asks: listOf(`
      Bye | Ciao | See you later | Good night | Have a nice day | Talk to you soon | Talk soon | Take care |
      I have to go now | Gotta go
    `),
    lead: 'Goodbye. I am here at any hour.',
  },
  {
    id: 'talk/who',
    names: [site.assistant, 'Assistant', 'Chatbot on this site'],
    asks: listOf(`
      Who are you? | What are you? | Are you a robot? | Are you a bot? | Are you human or AI? | Are you
      human? | Are you an AI? | Are you a real person? | Are you sentient or conscious? | Am I talking to a
      machine? | Is this a bot or is somebody typing? | What is your name? | Are you ChatGPT? | Which model
      are you? | Who made you?
    `),
    lead: `I am ${site.assistant}, a piece of software. I answer from what this site says and can be wrong; a person at ${site.name} can confirm anything you mean to rely on.`,
    link: contactUs,
    next: openers,
  },
  {
    id: 'talk/abilities',
    manner: 'talk',
    names: ['What I can do'],
    asks: listOf(`
      What can you do? | What can you help me with? | How can you help? | Help | What can I ask you? | What
      do you know?
    `),
    lead: 'I can look up prices, durations, packages, people, hours and terms, find an automation for a task that you describe, and tell you when a call can be booked.',
    next: openers,
  },
  {
    id: 'talk/person',
    names: ['A person', 'Human'],
    asks: listOf(`
      Can I talk to a person? | I want to speak to a human | Connect me with an agent | Let me speak to
      somebody real | I want to speak to a manager | Can a representative contact me? | Speak with sales
    `),
    lead: `Of course. ${linkText(contactUs)} sends this conversation along, ${linkText(bookACall)} finds a time, or call ${site.phone.text} (${site.hours.text}).`,
  },
  {
    id: 'talk/yes',
    manner: 'talk',
    names: ['Yes'],
    asks: listOf(`
      Yes please | Sure | Please do | Sounds good | I am interested | Let us do it | I want this | Sign me
      up | I would like to order | I want to buy | I want to hire you
    `),
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
    asks: listOf(`
      My email is | Here is my number | You can reach me at | My phone number is | Write to me at | Call me
      back at
    `),
    lead: `It stays in this conversation. To be sure that somebody writes back, send it through the form: ${linkText(contactUs)}.`,
  },
  {
    id: 'talk/language',
    names: ['Languages'],
    asks: listOf(`
      Do you speak Spanish? | Is there a Spanish version of the site? | Do you speak German or French? |
      Which languages do you speak?
    `),
    lead: 'I read and answer in English only; a word in another language may still lead me to the right page.',
    link: contactUs,
  },
  {
    id: 'talk/complaint',
    names: ['Complaint'],
    asks: listOf(`
      You are useless | This is not helpful | You did not answer my question | That is wrong | You do not
      understand me | That is not what I asked | No, that is not what I meant | You misunderstood me | That
      does not help | Wrong answer | You are not listening | Stupid bot | I want to complain
    `),
    lead: `I am sorry. I only find what the site says, and sometimes I find the wrong line. ${person}`,
  },
];
