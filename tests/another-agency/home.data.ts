import type { ArticleQuotes, HomeSection, ImpactLine, ProcessStep, Stat } from '#src/contracts/content/home.ts';
import { offerings } from './automations.ts';
import type { FaqItem } from '#src/contracts/content/faq.ts';
import type { Figure } from '#src/contracts/content/figure.ts';
import { countOfFirst } from './messages.ts';
import { priceText, prices, spanText, durations } from './prices.ts';
import { site } from './site.ts';
import { team } from './team.data.ts';

export type { ImpactLine, ProcessStep, Stat } from '#src/contracts/content/home.ts';

/** Another order, and fewer of them. */
export const homeSections: readonly HomeSection[] = [
  'hero',
  'work',
  'process',
  'offerings',
  'questions',
  'team',
  'closing',
];

export const hero = {
  badge: 'Für Betriebe bis fünfzig Leute',
  title: site.tagline,
  lede: 'Rechnungen, Angebote, Bestellungen, Stundenzettel: Wir bauen Ihnen etwas, das sie liest, prüft und einträgt. Ihre Leute schauen nur noch drüber.',
  terms: 'Festpreis, bevor wir anfangen. Schriftlich.',
  audience: 'Für Handwerk, Handel und kleine Büros.',
  contactButton: 'Erzählen Sie uns davon',
  jobLabel: 'Welches Papier liegt am längsten?',
  jobExample: 'Rechnungen',
  jobButton: 'Was kostet das?',
  listButton: `Alle ${offerings.length} Automatisierungen`,
} as const;

export const work = {
  title: 'Wo schon Ebbe ist',
  projects: [
    { slug: 'lieferscheine-in-stade', result: 'Die Rechnung geht am Tag der Lieferung raus.' },
    { slug: 'stundenzettel-in-wedel', result: 'Der Lohn ist zwei Tage früher fertig.' },
  ],
  caseStudyLink: 'Die ganze Geschichte',
} as const;

export const stats: readonly Stat[] = [];

export const impact: {
  readonly title: string;
  readonly lines: readonly ImpactLine[];
} = { title: 'Was es bringt', lines: [] };

export const claimsNote = 'Alle Zahlen stammen von uns.';

export const whatWeAutomate = {
  title: 'Was wir Ihnen abnehmen',
  lede: `${countOfFirst(offerings.length, 'Arbeit', 'Arbeiten')}, für die niemand eine Ausbildung gemacht hat.`,
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
  title: 'Von der Flut zur Ebbe',
  margin: 'In Wochen, für eine Automatisierung mittlerer Größe.',
  columnTitle: 'Was passiert',
  weeksShown: 8,
  steps: [
    {
      number: 1,
      title: 'Ein Vormittag bei Ihnen',
      description: 'Wir setzen uns neben die Person, die es heute macht, und schreiben mit. Auch die Ausnahmen.',
      quote: 'Zeigen Sie uns den Stapel.',
      isLast: false,
      weeks: { first: 1, least: 1, most: 1, text: '1\u00a0Woche' },
    },
    {
      number: 2,
      title: 'Gebaut wird nebenher',
      description: 'Das Neue läuft neben dem Alten, bis beide vier Wochen lang dasselbe sagen.',
      quote: 'Erst wenn es stimmt, wird umgestellt.',
      isLast: false,
      weeks: { first: 2, least: 3, most: 5, text: '3–5\u00a0Wochen' },
    },
    {
      number: 3,
      title: 'Ebbe',
      description: 'Wir passen auf, Sie machen etwas anderes. Wenn sich etwas ändert, ändern wir es mit.',
      quote: 'Rufen Sie an, wenn es nicht ruhig ist.',
      isLast: true,
      weeks: { first: 8, least: 1, most: 1, text: 'ab hier' },
    },
  ],
};

export const closingCall: Record<
  'title' | 'lede' | 'chatButton' | 'contactButton' | 'callButton' | 'claim' | 'claimNote',
  string
> & { readonly figure: Figure } = {
  title: 'Welcher Stapel darf weg?',
  lede: 'Schreiben Sie uns ein paar Zeilen. Sie bekommen einen Preis, oder wir sagen Ihnen, warum es sich nicht lohnt.',
  chatButton: `${site.assistant} fragen`,
  contactButton: 'Schreiben Sie uns',
  callButton: 'Uhrzeit aussuchen',
  figure: { prefix: '', value: 31, suffix: '' },
  claim: 'Betriebe arbeiten schon damit',
  claimNote: 'Von uns selbst gezählt.',
};

export const teamSection = {
  title: 'Wer wir sind',
  lede: `${countOfFirst(team.length, 'Mensch', 'Leute')} und eine Büroklammer. Wer Ihr Programm baut, geht bei Ihnen auch ans Telefon.`,
} as const;

export const faqSection = { title: 'Was uns oft gefragt wird' } as const;

export const articleQuotes: ArticleQuotes = {};

export const homeFaq: readonly FaqItem[] = [
  {
    question: 'Was kostet eine Automatisierung?',
    answer: `Eine kleine ${priceText(prices.simple)}, eine große ${priceText(prices.advanced)}. Der Preis steht fest, bevor wir anfangen; alle Preise verstehen sich zuzüglich Umsatzsteuer.`,
    open: true,
  },
  {
    question: 'Wie lange dauert es, bis etwas läuft?',
    answer: `Bei mittlerer Größe ${spanText(durations.moderate)}. Etwas Sichtbares zeigen wir Ihnen nach dem ersten Drittel.`,
  },
  {
    question: 'Müssen wir unser Programm wechseln?',
    answer:
      'Nein. Wir bauen an das an, was Sie haben: DATEV, lexoffice, Ihre Warenwirtschaft. Und wenn es nur eine Excel-Tabelle ist, dann die.',
  },
  {
    question: 'Was sagt der Datenschutz dazu?',
    answer:
      'Ihre Daten bleiben auf Servern in Frankfurt. Wir schließen mit Ihnen einen Vertrag zur Auftragsverarbeitung nach Artikel 28 der Datenschutzgrundverordnung.',
  },
];
