import type { AddOn } from '#scripts/new-site/content/add-ons.data.ts';
import { priceText, prices } from './prices.ts';

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
