import type { Service } from '#src/contracts/content/services.ts';
import type { Price } from '#src/lib/prices.ts';
import { prices } from './prices.data.ts';
import type { ServiceCategoryId } from './service-categories.data.ts';

/** What you sell besides; prices are in prices.data.ts. */
export const services: readonly Service<ServiceCategoryId, Price>[] = [
  {
    id: 'your-first-service',
    title: 'Your first service',
    description: 'What somebody gets for this price, in one sentence.',
    price: prices.service,
    category: 'automation',
    icon: 'letter',
  },
  {
    id: 'hosting',
    title: 'Hosting and maintenance',
    description: 'What you do by the month for what you have built.',
    price: prices.hosting,
    category: 'automation',
    icon: 'table',
  },
];

/** What makes a build one of the three sizes. */
export const sizes = {
  simple: 'What makes a build simple.',
  moderate: 'What makes a build moderate.',
  advanced: 'What makes a build advanced.',
} as const;

export const roiNote = 'How you calculate the return on the cards.';

/** Beside the bundle discounts; `hosting` stands before its price. */
export const bundleWords = {
  title: 'Several at once',
  lede: 'Why several services cost less together.',
  hosting: 'Hosting and maintenance',
  button: 'Put a bundle together',
} as const;
