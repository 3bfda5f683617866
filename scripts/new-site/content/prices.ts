import { priceWords } from '#src/lib/prices.ts';
import { bundleDiscounts } from './prices.data.ts';
import { site } from './site.ts';

export * from '#src/lib/prices.ts';
export * from './prices.data.ts';

/** The price as the site prints it, and the bundle discounts as the pages show them and in one line. */
export const { priceText, bundleSteps, bundleTerms } = priceWords(site, bundleDiscounts);
