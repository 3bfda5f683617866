import { priceText, prices, spanAdjective, supportPeriods } from './prices.ts';

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

/** Fixed scopes of work, if you sell any. */
export const packages: readonly Package[] = [
  {
    id: 'first',
    name: 'First package',
    price: priceText(prices.package),
    description: 'Whom it is for.',
    features: ['What it includes', `${spanAdjective(supportPeriods.any)} support`],
    popular: true,
    buttonText: 'Get Started',
  },
];
