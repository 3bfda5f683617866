import { priceText, prices } from './prices.ts';
import type { ServiceCategoryId } from './service-categories.data.ts';

export interface AddOn {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly detail: string;
  readonly priceRange: string;
  readonly category: ServiceCategoryId;
}

export const addOns: readonly AddOn[] = [
  {
    id: 'keeping-it-running',
    title: 'Keeping It Running',
    description: 'Somebody who notices before you do.',
    detail: 'Updates, copies and a number to ring, by the month.',
    priceRange: priceText(prices.hosting),
    category: 'development',
  },
];
