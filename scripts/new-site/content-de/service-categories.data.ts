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
    title: 'Ihre Art von Arbeit',
    description: 'Was es ist, in einem Satz.',
    detailedDescription: 'Was es ist, in einem Absatz: wo Sie anfangen, wie Sie vorgehen und was bleibt.',
    color: 4,
    services: ['Was dazugehört'],
    keyFeatures: ['Wie es gemacht wird'],
    benefits: ['Was dabei herauskommt'],
    pricing: priceText(prices.service),
    timeline: durations.moderate,
    examples: ['Ein Betrieb: was Sie für ihn getan haben'],
  },
];
