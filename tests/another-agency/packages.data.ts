import type { Package } from '#scripts/new-site/content/packages.data.ts';
import { priceText, prices, spanOf, supportPeriods } from './prices.ts';

export const popularFlag = 'Chosen most often';

export const packages: readonly Package[] = [
  {
    id: 'office',
    name: 'Office',
    price: priceText(prices.office),
    description: 'Two desks for an office of up to six.',
    features: ['Two desks', 'A morning of training', spanOf(supportPeriods.office, 'support')],
    popular: true,
    buttonText: 'Ask for the office',
  },
  {
    id: 'chambers',
    name: 'Chambers',
    price: priceText(prices.chambers),
    description: 'For houses with several offices and an archive.',
    features: ['Any number of desks', spanOf(supportPeriods.chambers, 'support')],
    popular: false,
    buttonText: 'Talk to us',
  },
];
