import type { Recommendation } from '#scripts/new-site/content/onboarding.data.ts';

export const onboardingTitle = 'Which desk first?';

export const onboardingLede = 'A few questions, no address needed.';

export const onboardingOffer = 'Want it for your office? The first call costs nothing.';

export const businessTypes = [
  { value: 'solo', label: 'A lawyer alone' },
  { value: 'office', label: 'An office' },
] as const;

export const timeConsumers = [
  { value: 'deadlines', label: 'Deadlines' },
  { value: 'filing', label: 'Filing' },
] as const;

export const automationInterests = [
  { value: 'calm', label: 'Calm' },
  { value: 'not-sure', label: 'Not sure yet' },
] as const;

type BusinessType = (typeof businessTypes)[number]['value'];
type TimeConsumer = (typeof timeConsumers)[number]['value'];

export const onboardingQuestions = [
  {
    id: 'businessType',
    short: 'Office',
    title: 'How large is the office?',
    options: businessTypes,
    missing: { title: 'Please select an option', text: 'Say how large the office is' },
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

export const recommendations: {
  readonly [key in `${BusinessType}-${TimeConsumer}`]?: Recommendation;
} = {
  'office-deadlines': {
    title: 'Deadline Desk',
    description: 'All deadlines in one calendar.',
    link: '/services',
  },
};

export const customRecommendation: Recommendation = {
  title: 'A desk of your own',
  description: 'Tell us about it.',
  link: '/signal-board',
};

export const recommendationLinkLabels = {
  '/signal-board': 'Read the notice board',
  '/services': 'See the desks',
} as const satisfies Record<Recommendation['link'], string>;

export const fitWords = {
  title: 'Out of our drawers',
  price: 'Price',
  time: 'In use after',
  link: 'Open the drawer',
} as const;

export const automationFits = {
  businessType: { solo: ['court-deadlines-counted'], office: ['hours-to-honorarios'] },
  timeConsumer: { deadlines: ['court-deadlines-counted'], filing: ['the-registry-post-box'] },
  automationInterest: { calm: ['the-registry-post-box'], 'not-sure': [] },
};
