import {
  bundleDiscounts,
  bundleSizeText,
  discountText,
  durations,
  priceText,
  prices,
  spanText,
} from '#src/content/prices.ts';
import { bundleWords, services, sizes } from '#src/content/services.data.ts';

export type PopularService = (typeof popularServices)[number];

export const popularServices = services.map((service) => ({
  ...service,
  priceRange: priceText(service.price),
}));

const titles = { simple: 'Simple', moderate: 'Moderate', advanced: 'Advanced' } as const;

/** The three sizes of build: what they mean, cost and take. */
export const complexityGuide = (['simple', 'moderate', 'advanced'] as const).map((complexity) => ({
  complexity,
  title: titles[complexity],
  description: sizes[complexity],
  price: priceText(prices[complexity]),
  time: spanText(durations[complexity]),
}));

export const bundles = {
  ...bundleWords,
  steps: bundleDiscounts.map((step) => ({
    services: bundleSizeText(step),
    discount: discountText(step),
  })),
  hosting: `${bundleWords.hosting}: ${priceText(prices.hosting)}`,
};
