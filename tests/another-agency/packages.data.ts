import type { Package } from '#scripts/new-site/content/packages.data.ts';
import { priceText, prices, spanOf, supportPeriods } from './prices.ts';

export const popularFlag = 'Am häufigsten gewählt';

export const packages: readonly Package[] = [
  {
    id: 'kutter',
    name: 'Kutter',
    price: priceText(prices.cutter),
    description: 'Zwei Automatisierungen für einen Betrieb bis fünfzehn Leute.',
    features: ['Zwei Automatisierungen', 'Ein Vormittag Einweisung', spanOf(supportPeriods.cutter, 'Betreuung')],
    popular: true,
    buttonText: 'Kutter anfragen',
  },
  {
    id: 'frachter',
    name: 'Frachter',
    price: priceText(prices.freighter),
    description: 'Für Betriebe mit mehreren Standorten und einem Archiv im Keller.',
    features: [
      'So viele Automatisierungen wie nötig',
      'Eigene Ansprechpartnerin',
      spanOf(supportPeriods.freighter, 'Betreuung'),
    ],
    popular: false,
    buttonText: 'Sprechen wir darüber',
  },
];
