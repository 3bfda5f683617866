import type { FaqItem } from '#src/contracts/content/faq.ts';
import type { Partnership } from '#src/contracts/content/partnership.ts';
import { site } from './site.ts';

export const contactTabs = [
  {
    id: 'sales',
    label: 'Anfragen',
    title: 'Erzählen Sie uns davon',
    text: 'Was Sie zuerst hören möchten.',
  },
  {
    id: 'partnerships',
    label: 'Partner',
    title: 'Mit uns arbeiten',
    text: 'Mit wem Sie zusammenarbeiten und wie.',
  },
  {
    id: 'support',
    label: 'Hilfe',
    title: 'Etwas steht still',
    text: 'Was Sie wissen müssen, um zu helfen.',
  },
] as const;

export const salesAside = {
  chatTitle: 'Lieber gleich fragen?',
  chatText: `${site.assistant} kennt die Preise und die freien Zeiten.`,
  chatButton: `${site.assistant} fragen`,
  callTitle: 'Wir rufen Sie an',
  callText: `${site.callMinutes} Minuten, kostenlos.`,
  callButton: 'Uhrzeit aussuchen',
  hoursTitle: 'Bürozeiten',
  hours: site.hours.text,
} as const;

export const partnershipTypes: readonly Partnership[] = [
  { title: 'Eine Art von Partner', text: 'Was Sie zusammen tun.' },
];

export const partnershipsMail = { text: 'Oder per E-Mail.', address: site.email.partnerships } as const;

export const supportWays = [
  { id: 'chat', title: 'Chat', text: `Fragen Sie ${site.assistant}.`, button: `${site.assistant} fragen` },
  { id: 'email', title: 'E-Mail', text: site.email.support, href: `mailto:${site.email.support}` },
  { id: 'phone', title: 'Telefon', text: site.phone.text, href: site.phone.href },
] as const;

/** What helps until support is there. */
export const supportMeanwhile = {
  title: 'Bis wir uns melden',
  items: ['Was ein Kunde bis dahin tun kann.'],
} as const;

/** Beside the form; `readers` names who reads the messages of a department: `{ tab: 'sales', member: 'ids-of-team' }`. */
export const contactNext: {
  readonly title: string;
  readonly steps: readonly string[];
  readonly readersTitle: string;
  readonly readers: readonly { readonly tab: string; readonly member: string }[];
} = {
  title: 'Und dann?',
  steps: ['Wer die Nachricht liest und bis wann Sie antworten.'],
  readersTitle: 'Wer liest das?',
  readers: [],
};

export const supportFaq: readonly FaqItem[] = [
  { question: 'Wie schnell melden Sie sich?', answer: 'Noch am selben Arbeitstag.' },
];
