import {
  bundleDiscounts,
  bundleSizeText,
  discountText,
  durations,
  pricePartsFormat,
  priceText,
  prices,
  spanText,
} from '#src/content/prices.ts';
import { bundleWords, services, sizes } from '#src/content/services.data.ts';
import { site } from '#src/content/site.ts';

export type PopularService = (typeof popularServices)[number];

const partsOf = pricePartsFormat(site.locale, site.currency);

export const popularServices = services.map((service) => ({
  ...service,
  priceRange: priceText(service.price),
  /** The same in parts. */
  priceParts: partsOf(service.price),
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
