import type { ComplexityBand, PopularService } from '#src/contracts/content/services.ts';
import { bundleSteps, durations, type Price, priceText, prices, spanText } from './prices.ts';
import type { ServiceCategoryId } from './service-categories.data.ts';

/** What you sell besides; prices are in prices.ts. */
export const popularServices: readonly PopularService<Price, ServiceCategoryId>[] = [
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

export const complexityGuide: readonly ComplexityBand[] = [
  {
    complexity: 'simple',
    title: 'Simple',
    description: 'What makes a build simple.',
    price: priceText(prices.simple),
    time: spanText(durations.simple),
  },
  {
    complexity: 'moderate',
    title: 'Moderate',
    description: 'What makes a build moderate.',
    price: priceText(prices.moderate),
    time: spanText(durations.moderate),
  },
  {
    complexity: 'advanced',
    title: 'Advanced',
    description: 'What makes a build advanced.',
    price: priceText(prices.advanced),
    time: spanText(durations.advanced),
  },
];

export const roiNote = 'How you calculate the return on the cards.';

export const bundles = {
  title: 'Several at once',
  lede: 'Why several services cost less together.',
  steps: bundleSteps,
  hosting: `Hosting and maintenance: ${priceText(prices.hosting)}`,
  button: 'Put a bundle together',
} as const;
