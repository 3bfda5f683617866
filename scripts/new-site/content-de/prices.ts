import { bundleSizeText, discountText, priceFormat } from '#src/messages/prices.ts';
import { bundleDiscounts } from './prices.data.ts';
import { site } from './site.ts';

export * from './prices.data.ts';
export type * from '#src/lib/prices.ts';
export * from '#src/messages/prices.ts';

/** The price as the site prints it, e.g. '$500-$2,000 setup plus $100-$300/month'; 'Custom' if none. */
export const priceText = priceFormat(site.locale, site.currency);

/** The discounts as the questions state them, e.g. '2 services: 10% off; 3 or more services: 15% off'. */
export const bundleTerms = bundleDiscounts.map((step) => `${bundleSizeText(step)}: ${discountText(step)}`).join('; ');
