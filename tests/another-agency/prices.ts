import { bundleSizeText, discountText, priceFormat } from '#src/lib/prices.ts';
import { bundleDiscounts } from './prices.data.ts';
import { site } from './site.ts';

export * from '#src/lib/prices.ts';
export * from './prices.data.ts';

/** The price as the site prints it. */
export const priceText = priceFormat(site.locale, site.currency);

/** The bundle discounts as the pages show them, and in one line. */
export const bundleSteps = bundleDiscounts.map((step) => ({
  services: bundleSizeText(step),
  discount: discountText(step),
}));
export const bundleTerms = bundleSteps
  .map(({ services, discount }) => `${services}: ${discount}`)
  .join('; ');
