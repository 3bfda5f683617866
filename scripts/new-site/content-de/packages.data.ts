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

export const popularFlag = 'Am häufigsten gewählt';

/** Fixed scopes of work, if you sell any; the price of each in prices.data.ts has its id as its name. */
export const packages: readonly Package[] = [
  {
    id: 'first',
    name: 'Erstes Paket',
    price: priceText(prices.first),
    description: 'Für wen es gedacht ist.',
    features: ['Was dazugehört', spanOf(supportPeriods.any, 'Betreuung')],
    popular: true,
    buttonText: 'Paket anfragen',
  },
];
