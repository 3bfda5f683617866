import type { TaskId } from '#src/contracts/content/task.ts';
import type { Complexity, DocumentKind } from './automations.ts';
import {
  bundleDiscounts,
  bundleSizeText,
  discountText,
  durations,
  priceText,
  prices,
  spanText,
  type Price,
} from './prices.ts';
import type { ServiceCategoryId } from './service-categories.data.ts';

export interface PopularService {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly price: Price;
  readonly priceRange: string;
  readonly category: ServiceCategoryId;
  /** The office work that it takes over, where the category does not say it. */
  readonly task?: TaskId;
  readonly icon: DocumentKind;
}

/** What you sell besides; prices are in prices.ts. */
const services: readonly Omit<PopularService, 'priceRange'>[] = [
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

export const popularServices: readonly PopularService[] = services.map((service) => ({
  ...service,
  priceRange: priceText(service.price),
}));

export interface ComplexityBand {
  readonly complexity: Exclude<Complexity, 'custom'>;
  readonly title: 'Simple' | 'Moderate' | 'Advanced';
  readonly description: string;
  readonly price: string;
  readonly time: string;
}

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
  steps: bundleDiscounts.map((step) => ({
    services: bundleSizeText(step),
    discount: discountText(step),
  })),
  hosting: `Hosting and maintenance: ${priceText(prices.hosting)}`,
  button: 'Put a bundle together',
} as const;
