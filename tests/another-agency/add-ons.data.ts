import type { AddOn } from '#scripts/new-site/content/add-ons.data.ts';
import { priceText, prices } from './prices.ts';

export const addOns: readonly AddOn[] = [
  {
    id: 'betrieb-und-wartung',
    title: 'Betrieb und Wartung',
    description: 'Jemand, der es vor Ihnen merkt.',
    detail: 'Aktualisierungen, Sicherungskopien und eine Nummer, unter der ein Mensch abnimmt. Monatlich kündbar.',
    priceRange: priceText(prices.hosting),
    category: 'development',
  },
];
