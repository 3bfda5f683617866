import type { FaqItem } from '#src/contracts/content/faq.ts';
import type { Partnership } from '#src/contracts/content/partnership.ts';
import { site } from './site.ts';

export const contactTabs = [
  {
    id: 'sales',
    label: 'Sales',
    title: 'Tell us about your office',
    text: 'How many you are, and what is retyped.',
  },
  {
    id: 'partnerships',
    label: 'Partnerships',
    title: 'For those who advise offices',
    text: 'Bar associations, accountants, program makers.',
  },
  {
    id: 'support',
    label: 'Support',
    title: 'A desk stands still',
    text: 'Say which one and since when.',
  },
] as const;

export const salesAside = {
  chatTitle: 'Ask the clerk',
  chatText: `${site.assistant} knows the prices and the open times.`,
  chatButton: `Ask ${site.assistant}`,
  callTitle: 'Have us ring you',
  callText: `${site.callMinutes} minutes, at no charge.`,
  callButton: 'Choose an hour',
  hoursTitle: 'Hours',
  hours: site.hours.text,
} as const;

export const partnershipTypes: readonly Partnership[] = [
  { title: 'Program makers', text: 'Your program has a door, we knock on it.' },
];

export const partnershipsMail = { text: 'Or by mail.', address: site.email.partnerships } as const;

export const supportWays = [
  { id: 'chat', title: 'Chat', text: `Ask ${site.assistant}.`, button: `Ask ${site.assistant}` },
  { id: 'email', title: 'Email', text: site.email.support, href: `mailto:${site.email.support}` },
  { id: 'phone', title: 'Phone', text: site.phone.text, href: site.phone.href },
] as const;

export const supportMeanwhile = {
  title: 'Until we ring back',
  items: ['Write down what cannot wait.'],
} as const;

export const contactNext = {
  title: 'And then',
  steps: ['Ilda reads it.'],
  readersTitle: 'Who reads it',
  readers: [{ tab: 'support', member: 'ilda-sequeira' }],
} as const;

export const supportFaq: readonly FaqItem[] = [
  { question: 'How soon do you answer?', answer: 'On the same working day.' },
];
