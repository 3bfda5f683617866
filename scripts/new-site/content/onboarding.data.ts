export const onboardingTitle = 'Where to begin?';

export const onboardingLede = 'A few questions, no address needed.';

export const onboardingOffer = 'Want it for your business? The first call costs nothing.';

export const businessTypes = [
  { value: 'small', label: 'A small business' },
  { value: 'large', label: 'A larger one' },
] as const;

export const timeConsumers = [
  { value: 'typing', label: 'Typing' },
  { value: 'filing', label: 'Filing' },
] as const;

export const automationInterests = [
  { value: 'time', label: 'Time' },
  { value: 'not-sure', label: 'Not sure yet' },
] as const;

export type BusinessType = (typeof businessTypes)[number]['value'];
export type TimeConsumer = (typeof timeConsumers)[number]['value'];
export type AutomationInterest = (typeof automationInterests)[number]['value'];

export const onboardingQuestions = [
  {
    id: 'businessType',
    short: 'Business',
    title: 'What kind of business is it?',
    options: businessTypes,
    missing: { title: 'Please select an option', text: 'Select your business type to continue' },
  },
  {
    id: 'timeConsumer',
    short: 'Time',
    title: 'Where do the hours go?',
    options: timeConsumers,
    missing: { title: 'Please select an option', text: 'Say where the hours go' },
  },
  {
    id: 'automationInterest',
    short: 'Wish',
    title: 'What result do you want?',
    options: automationInterests,
    missing: { title: 'Please select an option', text: 'Say what result you want' },
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
    title: 'A suggestion',
    description: 'What fits these two answers, and why.',
    link: '/services',
  },
};

export const customRecommendation: Recommendation = {
  title: 'Something of your own',
  description: 'What you suggest to everybody else.',
  link: '/services',
};

export const recommendationLinkLabels = {
  '/signal-board': 'Read the Signal Board',
  '/services': 'See the services',
} as const satisfies Record<Recommendation['link'], string>;

/** The words around the automation that fits all three answers. */
export const fitWords = {
  title: 'From the list, for these answers',
  link: 'See it in the list',
} as const;

/** Ids of automations.ts that fit each answer, the most typical first. */
export interface AutomationFits {
  readonly businessType: Readonly<Record<BusinessType, readonly string[]>>;
  readonly timeConsumer: Readonly<Record<TimeConsumer, readonly string[]>>;
  readonly automationInterest: Readonly<Record<AutomationInterest, readonly string[]>>;
}

export const automationFits: AutomationFits = {
  businessType: { small: ['your-first-automation'], large: [] },
  timeConsumer: { typing: ['your-first-automation'], filing: [] },
  automationInterest: { time: [], 'not-sure': [] },
};
