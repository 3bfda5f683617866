import { priceText, prices, spanOf, supportPeriods } from './prices.ts';

export interface Package {
  readonly id: string;
  readonly name: string;
  readonly price: string;
  readonly description: string;
  readonly features: readonly string[];
  readonly popular: boolean;
  readonly buttonText: string;
}

export const popularFlag = 'Most Popular';

/** Fixed scopes of work, if you sell any; the price of each in prices.data.ts has its id as its name. */
export const packages: readonly Package[] = [
  {
    id: 'first',
    name: 'First package',
    price: priceText(prices.first),
    description: 'Whom it is for.',
    features: ['What it includes', spanOf(supportPeriods.any, 'support')],
    popular: true,
    buttonText: 'Get Started',
  },
];
