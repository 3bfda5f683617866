import type { FaqItem } from '#src/contracts/content/faq.ts';
import type { Partnership } from '#src/contracts/content/partnership.ts';
import { site } from './site.ts';

/** The tabs of the contact page; each id is the department, the URL hash and the value the form sends. */
export const contactTabs = [
  {
    id: 'sales',
    label: 'Sales',
    title: 'Tell us what to automate',
    text: 'Describe the task as you would to a new colleague. We answer with questions, then with a price.',
  },
  {
    id: 'partnerships',
    label: 'Partnerships',
    title: 'Work with us',
    text: 'If your clients are drowning in paperwork and you don’t automate it yourself, we should talk.',
  },
  {
    id: 'support',
    label: 'Support',
    title: 'Something stopped working or looks wrong',
    text: 'Say which automation it is, what you expected and what it did. A screenshot helps.',
  },
] as const;

export const salesAside = {
  chatTitle: 'Rather talk it through?',
  chatText: `${site.assistant} asks two or three questions and finds a time for a free consultation.`,
  chatButton: `Book with ${site.assistant}`,
  callTitle: 'Or have us call you',
  callText: `Pick a day and an hour: ${site.callMinutes} minutes with someone who can answer. It costs nothing.`,
  callButton: 'Schedule a call',
  hoursTitle: 'Hours',
  hours: site.hours.text,
} as const;

export const partnershipTypes: readonly Partnership[] = [
  {
    title: 'Technology partners',
    drawing: 'technology',
    text: 'You make software that our clients use. We build on it properly, and tell you what breaks.',
  },
  {
    title: 'Referral partners',
    drawing: 'referral',
    text: 'You know a company that’s buried in paperwork. You introduce us; we thank you in writing and in dollars.',
  },
  {
    title: 'Service partners',
    drawing: 'service',
    text: 'You consult, keep the books or run IT for others. We do the building, under your roof or alongside it.',
  },
];

export const partnershipsMail = {
  text: 'Or write to the partnerships team directly.',
  address: site.email.partnerships,
} as const;

/** The ways to reach support, quickest first. */
export const supportWays = [
  {
    id: 'chat',
    title: 'Chat',
    text: `Ask ${site.assistant} at any hour.`,
    button: `Chat with ${site.assistant}`,
  },
  { id: 'email', title: 'Email', text: site.email.support, href: `mailto:${site.email.support}` },
  { id: 'phone', title: 'Phone', text: site.phone.text, href: site.phone.href },
] as const;

/** What helps until support is there; on the support tab. */
export const supportMeanwhile = {
  title: 'While you wait for us',
  items: [
    'Do the urgent orders by hand and list them, so that nothing gets done twice later.',
    'Note when it last worked, and what has changed since: a password, a form, a supplier.',
    'Keep one example of what went wrong, exactly as it is: the file, the message, a screenshot.',
  ],
} as const;

/** Beside the form: what happens to a message, and who reads it in each department (ids of team.data.ts). */
export const contactNext = {
  title: 'What happens next',
  steps: [
    'A person reads it, in the department you chose.',
    'We answer within 24 business hours (three business days), mostly with a question or two.',
    'You get a price, a fix or a plain no. It costs nothing to ask.',
  ],
  readersTitle: 'Who reads it',
  readers: [
    { tab: 'sales', member: 'grant-holloway' },
    { tab: 'partnerships', member: 'joy-adeyemi' },
    { tab: 'support', member: 'ines-sandoval' },
  ],
} as const;

export const supportFaq: readonly FaqItem[] = [
  {
    question: 'How soon do you answer?',
    answer: 'We respond within 24 business hours. If something has stopped running, call: that’s quicker.',
  },
  {
    question: 'Is anyone there at night?',
    answer: `Chat is available 24/7. ${site.assistant} answers what it can and passes the rest to the person who starts at nine.`,
  },
  {
    question: 'Do we get more with the Enterprise package?',
    answer: 'Yes. Enterprise gets extended support, from a named engineer who knows your build.',
  },
];
