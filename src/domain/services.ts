import {
  bundleDiscounts,
  bundleSizeText,
  discountText,
  durations,
  priceLinesFormat,
  priceText,
  prices,
  spanText,
} from '#src/content/prices.ts';
import { bundleWords, services, sizes } from '#src/content/services.data.ts';
import { services as words } from '#src/content/messages.ts';
import type { Wrap } from '#src/messages/parts.ts';
import { site } from '#src/content/site.ts';

export type PopularService = (typeof popularServices)[number];

export const popularServices = services.map((service) => ({
  ...service,
  priceRange: priceText(service.price),
}));

/** The lines of a price, with amounts that are shown in a way of their own. */
export const priceLines = priceLinesFormat(site.locale, site.currency);

/** How much there is to build, in a word. */
export const sizeTitles = { simple: words.simple, moderate: words.moderate, advanced: words.advanced };

/** The three sizes of build: what they mean, cost and take. */
export const complexityGuide = (['simple', 'moderate', 'advanced'] as const).map((complexity) => ({
  complexity,
  title: sizeTitles[complexity],
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
  hosting: words.hosting(bundleWords.hosting, priceText(prices.hosting)),
  /** @param show how the price is shown among its words */
  hostingNote: <T>(show: Wrap<T>) => words.hostingNote(bundleWords.hosting, show(priceText(prices.hosting))),
};
