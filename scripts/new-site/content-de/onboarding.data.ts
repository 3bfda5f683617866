export const onboardingTitle = 'Womit fangen wir an?';

export const onboardingLede = 'Ein paar Fragen, und Sie müssen uns nicht sagen, wer Sie sind.';

export const onboardingOffer = 'Klingt das nach Ihnen? Das erste Gespräch kostet nichts.';

export const businessTypes = [
  { value: 'small', label: 'Ein kleiner Betrieb' },
  { value: 'large', label: 'Ein größerer' },
] as const;

export const timeConsumers = [
  { value: 'typing', label: 'Abtippen' },
  { value: 'filing', label: 'Ablegen' },
] as const;

export const automationInterests = [
  { value: 'time', label: 'Zeit' },
  { value: 'not-sure', label: 'Weiß ich noch nicht' },
] as const;

export type BusinessType = (typeof businessTypes)[number]['value'];
export type TimeConsumer = (typeof timeConsumers)[number]['value'];
export type AutomationInterest = (typeof automationInterests)[number]['value'];

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

export interface Recommendation {
  readonly title: string;
  readonly description: string;
  readonly link: '/signal-board' | '/services';
}

export const recommendations: {
  readonly [key in `${BusinessType}-${TimeConsumer}`]?: Recommendation;
} = {
  'small-typing': {
    title: 'Ein Vorschlag',
    description: 'Was zu diesen beiden Antworten passt und warum.',
    link: '/services',
  },
};

export const customRecommendation: Recommendation = {
  title: 'Etwas nach Maß',
  description: 'Was Sie allen anderen vorschlagen.',
  link: '/services',
};

export const recommendationLinkLabels = {
  '/signal-board': 'Im Signal Board stöbern',
  '/services': 'Leistungen ansehen',
} as const satisfies Record<Recommendation['link'], string>;

/** The words around the automation that fits all three answers. */
export const fitWords = {
  title: 'Das passt zu Ihren Antworten',
  link: 'In der Liste ansehen',
} as const;

/** Ids of automations.ts that fit each answer, the most typical first. */
export interface AutomationFits {
  readonly businessType: Readonly<Record<BusinessType, readonly string[]>>;
  readonly timeConsumer: Readonly<Record<TimeConsumer, readonly string[]>>;
  readonly automationInterest: Readonly<Record<AutomationInterest, readonly string[]>>;
}

export const automationFits: AutomationFits = {
  businessType: { small: ['ihre-erste-automatisierung'], large: [] },
  timeConsumer: { typing: ['ihre-erste-automatisierung'], filing: [] },
  automationInterest: { time: [], 'not-sure': [] },
};
