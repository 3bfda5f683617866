import type { FaqItem } from '#src/contracts/content/faq.ts';
import type { Partnership } from '#src/contracts/content/partnership.ts';
import { site } from './site.ts';

export const contactTabs = [
  {
    id: 'sales',
    label: 'Sales',
    title: 'Tell us what to automate',
    text: 'What you would like to hear first.',
  },
  {
    id: 'partnerships',
    label: 'Partnerships',
    title: 'Work with us',
    text: 'Who you work with, and how.',
  },
  {
    id: 'support',
    label: 'Support',
    title: 'Something stopped',
    text: 'What you need to know to help.',
  },
] as const;

export const salesAside = {
  chatTitle: 'Rather chat?',
  chatText: `${site.assistant} knows the prices and the open times.`,
  chatButton: `Ask ${site.assistant}`,
  callTitle: 'Have us ring you',
  callText: `${site.callMinutes} minutes, at no charge.`,
  callButton: 'Choose an hour',
  hoursTitle: 'Hours',
  hours: site.hours.text,
} as const;

export const partnershipTypes: readonly Partnership[] = [{ title: 'A kind of partner', text: 'What you do together.' }];

export const partnershipsMail = { text: 'Or by mail.', address: site.email.partnerships } as const;

export const supportWays = [
  { id: 'chat', title: 'Chat', text: `Ask ${site.assistant}.`, button: `Ask ${site.assistant}` },
  { id: 'email', title: 'Email', text: site.email.support, href: `mailto:${site.email.support}` },
  { id: 'phone', title: 'Phone', text: site.phone.text, href: site.phone.href },
] as const;

/** What helps until support is there. */
export const supportMeanwhile = {
  title: 'Until you reach us',
  items: ['What a client can do in the meantime.'],
} as const;

/** Beside the form; `readers` names who reads the messages of a department: `{ tab: 'sales', member: 'ids-of-team' }`. */
export const contactNext: {
  readonly title: string;
  readonly steps: readonly string[];
  readonly readersTitle: string;
  readonly readers: readonly { readonly tab: string; readonly member: string }[];
} = {
  title: 'What happens next',
  steps: ['Who reads the message, and by when you answer.'],
  readersTitle: 'Who reads it',
  readers: [],
};

export const supportFaq: readonly FaqItem[] = [
  { question: 'How soon do you answer?', answer: 'On the same working day.' },
];
