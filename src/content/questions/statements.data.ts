import type { Statement } from '#src/contracts/content/statement.ts';
import { onboardingLede, onboardingTitle } from '../onboarding.data.ts';
import { roiNote } from '../services.data.ts';
import { addressLine, site } from '../site.ts';
import { emailPassages, howSoon, meanwhilePassages, socialNames, waysToSupport, whatToSay } from './statement-parts.ts';

const bookACall = { label: 'Schedule a call', href: '#schedule-a-call' };
const contact = { label: 'Contact', href: '/contact' };
const support = { label: 'Support', href: '/contact#support' };
const calculator = { label: 'ROI calculator', href: '/#calculator' };

/** The answer to a client in trouble: all of it at first, then the passages that fit. It never contains an offer. */
export const trouble: Statement = {
  id: 'trouble',
  names: [],
  asked: [],
  answer: `I’m sorry. Call **${site.phone.text}**, ${site.hours.text}: that’s the quickest way. Outside those hours, write to ${site.email.support} and say what’s happening and since when.`,
  passages: [
    ...meanwhilePassages('Until someone answers, stop it if you can: pause it, or lock the account that it uses.'),
    {
      text: 'In the support period of your package we correct defects in what we built free of charge; where another company changed its system, we help at our usual rates.',
      about: 'charge, billed, paid, pay, cost, covered, warranty, dime',
    },
    ...howSoon('soon, answer, reply, react'),
    ...whatToSay('need, report, tell, screenshot'),
  ],
  link: support,
  next: ['How soon do you answer?', 'What are your hours?'],
};

/** Precedes the next free times. */
export const firstCall = 'A first consultation is free.';

const portal: Statement = {
  id: 'portal',
  names: ['Client Portal', 'Customer login'],
  asked: ['Where do clients log in?', 'Where is the client portal?'],
  answer: 'The button **Client Portal** at the top of every page opens it in a new tab. It’s a separate site.',
  link: support,
};

const social: Statement = {
  id: 'social',
  names: ['Social media', ...socialNames],
  asked: ['Are you on social media?', 'Do you have a LinkedIn page?'],
  answer: `${site.name} is on ${socialNames.join(' and ')}. The links are at the bottom of every page.`,
  link: { label: 'Home page', href: '/' },
};

/** What the assistant says about the agency. */
export const statements: readonly Statement[] = [
  {
    id: 'phone',
    names: ['Phone number', 'Telephone', 'Call us'],
    asked: ['What is your phone number?', 'Can I call you?', 'Which number do I ring?'],
    answer: `Call ${site.phone.text}, ${site.hours.text}.`,
    link: bookACall,
    next: ['When can I book a call?', 'What are your hours?'],
  },
  {
    id: 'email',
    names: ['Email address', 'Email'],
    asked: ['What is your email address?', 'How can I write to you?', 'Where do I send a mail?'],
    answer: `Sales: ${site.email.sales}. Support: ${site.email.support}. Partnerships: ${site.email.partnerships}. Privacy: ${site.email.privacy}.`,
    passages: emailPassages,
    link: contact,
  },
  {
    id: 'in-writing',
    names: ['In writing'],
    asked: [
      'Can everything be done in writing, without a phone call?',
      'I am deaf or hard of hearing and cannot use the phone. Can I write?',
      'I cannot talk on the telephone',
      'I do not want to be called. Is there another way?',
      'I stutter and would rather write than call',
      'Can we do it all by mail?',
      'Do you text?',
    ],
    answer: `Yes, all of it can be in writing: use [Contact us](#contact) and leave the phone number out, or write to ${site.email.support}. A person answers in writing, and a proposal comes in writing anyway.`,
    passages: howSoon('soon, answer, reply, days'),
    link: contact,
    next: ['How soon do you answer?'],
  },
  {
    id: 'address',
    names: ['Address', 'Office', 'Location'],
    asked: [
      'Where are you?',
      'Where are you located?',
      'What is your address?',
      'Where is your office?',
      'Which city are you in?',
      'Can I visit you?',
    ],
    answer: `${addressLine}. That’s the only address we give.`,
    link: contact,
    next: ['What are your hours?', 'What is your phone number?'],
  },
  {
    id: 'hours',
    names: ['Hours', 'Opening hours', 'Business hours'],
    asked: [
      'What are your hours?',
      'When are you open?',
      'Are you open on weekends, Saturday or Sunday?',
      'Until what time can I call?',
      'Which time zone are you in?',
      'Are you there in the evening or at night?',
      'Is somebody there right now?',
      'Does anybody pick up the phone at this hour?',
    ],
    answer: `People are here ${site.hours.text}: call ${site.phone.text}. Chat is available 24/7; for help with what we built, write to ${site.email.support}.`,
    link: contact,
    next: ['When can I book a call?', 'What is your phone number?'],
  },
  {
    id: 'reach',
    names: ['Contact', 'Get in touch'],
    asked: ['How do I contact you?', 'How can I reach you?', 'How can I get in touch?'],
    answer: `Call ${site.phone.text} (${site.hours.text}), write to ${site.email.support}, or use the form.`,
    link: { label: 'Contact us', href: '#contact' },
    next: ['When can I book a call?', 'Where are you located?'],
  },
  {
    id: 'support',
    names: ['Support', 'Help', 'Technical support'],
    asked: [
      'How do I get support?',
      'Something stopped working',
      'My automation is broken, who do I call?',
      'I am a client and need help',
    ],
    answer: `${waysToSupport}. If something has stopped running, call: that’s quicker.`,
    link: support,
    next: ['How soon do you answer?', 'What are your hours?'],
  },
  ...(site.clientPortalUrl ? [portal] : []),
  ...(site.social.length > 0 ? [social] : []),
  {
    id: 'house',
    names: [site.name, site.legalName],
    asked: [
      `What is ${site.name}?`,
      `What does ${site.name} do and offer?`,
      `What is ${site.name} all about?`,
      'What do you do?',
      'What do you actually do?',
      'So what is it that you do?',
      'What exactly do you guys do?',
      'What do you people do all day?',
      'What kind of company are you?',
      'Tell me about your company',
      'What is this site about?',
    ],
    answer: `${site.description} In a word: automation.`,
    link: { label: 'Services and prices', href: '/services' },
    next: ['What can you automate?', 'What services do you offer?', 'How do you work?'],
  },
  {
    id: 'quiz',
    names: [onboardingTitle, 'Questionnaire', 'Quiz'],
    asked: [
      'I do not know where to start',
      'What should I automate first?',
      'Can you recommend something for my business?',
      'Which automation fits us?',
      'Help me figure out what to automate',
    ],
    answer: `${onboardingLede} You get a suggestion at the end.`,
    link: { label: onboardingTitle, href: '/start' },
  },
  {
    id: 'calculator',
    names: ['ROI calculator', 'Industry ROI calculator'],
    asked: [
      'Where is the analysis?',
      'How much could we save?',
      'Is it worth it for my industry?',
      'Where is the calculator?',
      'What would automation save in my industry?',
    ],
    answer:
      'The ROI calculator estimates cost, savings and hours for an industry that you type in. It gives estimates, not offers.',
    link: calculator,
  },
  {
    id: 'roi',
    names: ['ROI', 'Return on investment'],
    asked: ['What does ROI mean on a card?', 'How do you calculate the return?'],
    answer: roiNote,
    link: calculator,
  },
];
