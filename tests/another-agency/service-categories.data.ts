import type { ServiceCategory } from '#scripts/new-site/content/service-categories.data.ts';
import { priceText, prices, durations } from './prices.ts';

export const serviceCategories: readonly ServiceCategory[] = [
  {
    id: 'automation',
    title: 'Desks',
    description: 'A clerical task of the office, taken over as a whole.',
    detailedDescription:
      'A desk is a task with a beginning and an end: what comes in, what the rule is, and who signs.',
    color: 6,
    services: ['Deadlines', 'Intake', 'Fees'],
    keyFeatures: ['The rule stands beside every result'],
    benefits: ['Evenings'],
    pricing: priceText(prices.moderate),
    timeline: durations.moderate,
    examples: ['An office of four in Setúbal: deadlines counted since 2024'],
  },
  {
    id: 'development',
    title: 'Connections',
    description: 'The programs that you keep, brought into conversation.',
    detailedDescription:
      'Portals of courts and registries, invoicing programs, archives: read where they allow it, with a person where they do not.',
    color: 8,
    services: ['Court portals', 'Invoicing', 'Archives'],
    keyFeatures: ['Certified programs stay certified'],
    benefits: ['One file for each client'],
    pricing: priceText(prices.advanced),
    timeline: durations.advanced,
    examples: ['A notary in Évora: registry extracts filed on arrival'],
  },
];
