import type { Recommendation } from '#scripts/new-site/content/onboarding.data.ts';

export const onboardingTitle = 'Womit fangen wir an?';

export const onboardingLede = 'Drei Fragen, und Sie müssen uns nicht sagen, wer Sie sind.';

export const onboardingOffer = 'Klingt das nach Ihnen? Das erste Gespräch kostet nichts.';

export const businessTypes = [
  { value: 'craft', label: 'Handwerk' },
  { value: 'trade', label: 'Handel' },
  { value: 'office', label: 'Büro oder Kanzlei' },
] as const;

export const timeConsumers = [
  { value: 'invoices', label: 'Rechnungen' },
  { value: 'hours', label: 'Stundenzettel' },
  { value: 'mail', label: 'Das Postfach' },
] as const;

export const automationInterests = [
  { value: 'evenings', label: 'Feierabend vor sechs' },
  { value: 'errors', label: 'Weniger Fehler' },
  { value: 'not-sure', label: 'Weiß ich noch nicht' },
] as const;

type BusinessType = (typeof businessTypes)[number]['value'];
type TimeConsumer = (typeof timeConsumers)[number]['value'];

export const onboardingQuestions = [
  {
    id: 'businessType',
    short: 'Betrieb',
    title: 'Was für ein Betrieb sind Sie?',
    options: businessTypes,
    missing: { title: 'Bitte wählen Sie etwas aus', text: 'Sagen Sie uns, was für ein Betrieb Sie sind' },
  },
  {
    id: 'timeConsumer',
    short: 'Zeit',
    title: 'Wo bleiben die Stunden?',
    options: timeConsumers,
    missing: { title: 'Bitte wählen Sie etwas aus', text: 'Sagen Sie uns, wo die Stunden bleiben' },
  },
  {
    id: 'automationInterest',
    short: 'Wunsch',
    title: 'Was wäre Ihnen am liebsten?',
    options: automationInterests,
    missing: { title: 'Bitte wählen Sie etwas aus', text: 'Sagen Sie uns, was Ihnen am liebsten wäre' },
  },
] as const;

export const recommendations: {
  readonly [key in `${BusinessType}-${TimeConsumer}`]?: Recommendation;
} = {
  'craft-invoices': {
    title: 'Erst die Rechnungen',
    description: 'Eingangsrechnungen werden gelesen, geprüft und vorbereitet. Sie geben nur noch frei.',
    link: '/services',
  },
  'craft-hours': {
    title: 'Erst die Stunden',
    description: 'Vom Zettel im Transporter bis zur Lohnabrechnung, ohne Abtippen am Freitagabend.',
    link: '/services',
  },
};

export const customRecommendation: Recommendation = {
  title: 'Etwas nach Maß',
  description: 'Dafür haben wir nichts von der Stange. Erzählen Sie uns, wie es heute läuft.',
  link: '/signal-board',
};

export const recommendationLinkLabels = {
  '/signal-board': 'Im Signal Board stöbern',
  '/services': 'Leistungen ansehen',
} as const satisfies Record<Recommendation['link'], string>;

export const fitWords = {
  title: 'Das passt zu Ihren Antworten',
  link: 'In der Liste ansehen',
} as const;

export const automationFits = {
  businessType: {
    craft: ['stundenzettel-zusammenzaehlen', 'eingangsrechnungen-lesen'],
    trade: ['auftraege-aus-der-mail', 'lieferscheine-ablegen', 'eingangsrechnungen-lesen'],
    office: ['posteingang-sortieren', 'loeschfristen-einhalten'],
  },
  timeConsumer: {
    invoices: ['eingangsrechnungen-lesen'],
    hours: ['stundenzettel-zusammenzaehlen'],
    mail: ['posteingang-sortieren', 'auftraege-aus-der-mail'],
  },
  automationInterest: {
    evenings: ['stundenzettel-zusammenzaehlen', 'posteingang-sortieren'],
    errors: ['eingangsrechnungen-lesen'],
    'not-sure': [],
  },
};
