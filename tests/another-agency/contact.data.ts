import type { FaqItem } from '#src/contracts/content/faq.ts';
import type { Partnership } from '#src/contracts/content/partnership.ts';
import { inWords } from './messages.ts';
import { site } from './site.ts';

export const contactTabs = [
  {
    id: 'sales',
    label: 'Anfragen',
    title: 'Erzählen Sie uns von Ihrem Papierkram',
    text: 'Wie viele Sie sind und was bei Ihnen zweimal getippt wird. Ein paar Sätze genügen.',
  },
  {
    id: 'partnerships',
    label: 'Partner',
    title: 'Für alle, die Betriebe beraten',
    text: 'Steuerkanzleien, Innungen, Systemhäuser und Hersteller von Branchenprogrammen.',
  },
  {
    id: 'support',
    label: 'Hilfe',
    title: 'Etwas steht still',
    text: 'Sagen Sie uns, was nicht läuft und seit wann. Dann finden wir es schneller.',
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
  {
    title: 'Steuerkanzleien',
    text: 'Ihre Mandanten liefern Belege, die schon vollständig sind. Sie buchen, statt hinterherzutelefonieren.',
    drawing: 'referral',
  },
  {
    title: 'Hersteller von Programmen',
    text: 'Ihr Programm hat eine Schnittstelle, wir klopfen an.',
    drawing: 'technology',
  },
];

export const partnershipsMail = { text: 'Oder per E-Mail.', address: site.email.partnerships } as const;

export const supportWays = [
  { id: 'chat', title: 'Chat', text: `Fragen Sie ${site.assistant}, auch nachts.`, button: `${site.assistant} fragen` },
  { id: 'email', title: 'E-Mail', text: site.email.support, href: `mailto:${site.email.support}` },
  { id: 'phone', title: 'Telefon', text: site.phone.text, href: site.phone.href },
] as const;

export const supportMeanwhile = {
  title: 'Bis wir uns melden',
  items: ['Notieren Sie, was nicht warten kann.', 'Lassen Sie die Fehlermeldung stehen, oder fotografieren Sie sie.'],
} as const;

export const contactNext = {
  title: 'Und dann?',
  steps: [
    'Aylin liest Ihre Nachricht noch am selben Arbeitstag.',
    'Ist etwas unklar, ruft sie an: zehn Minuten, keine Präsentation.',
    'Sie bekommen einen festen Preis, oder wir sagen Ihnen, warum wir es lassen würden.',
  ],
  readersTitle: 'Wer liest das?',
  readers: [
    { tab: 'sales', member: 'wiebke-hansen' },
    { tab: 'partnerships', member: 'wiebke-hansen' },
    { tab: 'support', member: 'aylin-demir' },
  ],
} as const;

export const supportFaq: readonly FaqItem[] = [
  {
    question: 'Wie schnell melden Sie sich?',
    answer: `Innerhalb von ${inWords(site.answerHours ?? 8)} Bürostunden, meistens noch am selben Tag. Steht bei Ihnen der Betrieb, dann rufen Sie an: Das geht am schnellsten.`,
  },
  {
    question: 'Kostet Hilfe extra?',
    answer:
      'Fehler in dem, was wir gebaut haben, beheben wir kostenlos. Mit Betrieb und Wartung ist auch der Rest dabei.',
  },
];
