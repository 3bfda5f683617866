import type { ArticleQuotes, HomeSection, ImpactLine, ProcessStep, Stat } from '#src/contracts/content/home.ts';
import { offerings } from './automations.ts';
import type { FaqItem } from '#src/contracts/content/faq.ts';
import type { Figure } from '#src/contracts/content/figure.ts';
import { countOfFirst } from './messages.ts';
import { priceText, prices } from './prices.ts';
import { site } from './site.ts';
import { team } from './team.data.ts';

export type { ImpactLine, ProcessStep, Stat } from '#src/contracts/content/home.ts';

/**
 * The sections of the home page, top to bottom: take out, reorder or add 'impact'. A section without
 * content is left out.
 */
export const homeSections: readonly HomeSection[] = ['hero', 'offerings', 'process', 'team', 'questions', 'closing'];

export const hero = {
  badge: 'Was Sie sind, in drei Worten',
  title: site.tagline,
  lede: 'Was Sie für wen tun, in ein oder zwei Sätzen.',
  terms: 'Was es kostet und wie lange es dauert.',
  audience: 'Für wen es ist.',
  contactButton: 'Erzählen Sie uns davon',
  jobLabel: 'Was möchte niemand mehr tun?',
  jobExample: 'Ein Beispiel',
  jobButton: 'Was kostet das?',
  listButton: 'Alle Automatisierungen',
} as const;

export const stats: readonly Stat[] = [];

export const impact: {
  readonly title: string;
  readonly lines: readonly ImpactLine[];
} = { title: 'Was es bringt', lines: [] };

export const claimsNote = 'Alle Zahlen stammen von uns.';

export const whatWeAutomate = {
  title: 'Was wir Ihnen abnehmen',
  lede: `${countOfFirst(offerings.length, 'Arbeit', 'Arbeiten')}, die niemand mehr von Hand tun muss.`,
  takes: 'Rein',
  gives: 'Raus',
  build: 'Das hätte ich gern',
  all: 'Alle zeigen',
  tell: 'Etwas anderes erzählen',
  want: 'Das möchte ich haben',
  browse: 'Andere ansehen',
} as const;

export const fourSteps: {
  readonly title: string;
  readonly margin: string;
  readonly columnTitle: string;
  readonly weeksShown: number;
  readonly steps: readonly ProcessStep[];
} = {
  title: 'So arbeiten wir',
  margin: 'In Wochen, für eine Automatisierung mittlerer Größe.',
  columnTitle: 'Was passiert',
  weeksShown: 8,
  steps: [
    {
      number: 1,
      title: 'Erster Schritt',
      description: 'Was Sie tun, in einem Satz.',
      quote: 'Worum Sie bitten oder was Sie versprechen.',
      isLast: false,
      weeks: { first: 1, least: 1, most: 2, text: '1–2\u00a0Wochen' },
    },
    {
      number: 2,
      title: 'Letzter Schritt',
      description: 'Was Sie tun, in einem Satz.',
      quote: 'Worum Sie bitten oder was Sie versprechen.',
      isLast: true,
      weeks: { first: 8, least: 1, most: 1, text: 'ab hier' },
    },
  ],
};

export const closingCall: Record<
  'title' | 'lede' | 'chatButton' | 'contactButton' | 'callButton' | 'claim' | 'claimNote',
  string
> & { readonly figure: Figure } = {
  title: 'Was möchte ein Besucher zuletzt gefragt werden?',
  lede: 'Was Besucher bekommen, die Ihnen schreiben.',
  chatButton: `${site.assistant} fragen`,
  contactButton: 'Schreiben Sie uns',
  callButton: 'Uhrzeit aussuchen',
  figure: { prefix: '', value: 1, suffix: '' },
  claim: 'was die Zahl zählt',
  claimNote: 'Was die Zahl zählt und wer gezählt hat.',
};

export const teamSection = {
  title: 'Wer wir sind',
  lede: `${countOfFirst(team.length, 'Mensch, der die Arbeit macht', 'Menschen, die die Arbeit machen')}.`,
} as const;

/** Projects on the home page, each with what came of it in one sentence. */
export const work = {
  title: 'Was wir gebaut haben',
  projects: [] as readonly { readonly slug: string; readonly result: string }[],
  caseStudyLink: 'Zur Fallstudie',
} as const;

export const faqSection = { title: 'Was uns oft gefragt wird' } as const;

/** Sentences of your articles, beside the sections that they are about. */
export const articleQuotes: ArticleQuotes = {};

export const homeFaq: readonly FaqItem[] = [
  {
    question: 'Was kostet eine Automatisierung?',
    answer: `Eine kleine ${priceText(prices.simple)}, eine große ${priceText(prices.advanced)}. Der Preis steht fest, bevor wir anfangen.`,
  },
];
