import { priceText, prices, durations, type Duration } from './prices.ts';

export type ServiceCategoryId = 'design' | 'automation' | 'crm' | 'development';

export interface ServiceCategory {
  readonly id: ServiceCategoryId;
  readonly title: string;
  readonly description: string;
  readonly detailedDescription: string;
  readonly color: number;
  readonly services: readonly string[];
  readonly keyFeatures: readonly string[];
  readonly benefits: readonly string[];
  readonly pricing: string;
  readonly timeline: Duration;
  readonly examples: readonly string[];
}

/** Your kinds of work; each opens a dialog with all that is here. */
export const serviceCategories: readonly ServiceCategory[] = [
  {
    id: 'automation',
    title: 'Your kind of work',
    description: 'What it is, in one sentence.',
    detailedDescription: 'What it is in a paragraph: where you begin, how you go about it, and what stays.',
    color: 4,
    services: ['What is included'],
    keyFeatures: ['How it is done'],
    benefits: ['What comes of it'],
    pricing: priceText(prices.service),
    timeline: durations.moderate,
    examples: ['A client: what you did for it'],
  },
];
