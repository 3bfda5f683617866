import type { Service } from '#src/contracts/content/services.ts';
import type { Price } from '#src/lib/prices.ts';
import { prices } from './prices.data.ts';
import type { ServiceCategoryId } from './service-categories.data.ts';

/** What you sell besides; prices are in prices.data.ts. */
export const services: readonly Service<ServiceCategoryId, Price>[] = [
  {
    id: 'ihre-erste-leistung',
    title: 'Ihre erste Leistung',
    description: 'Was man für diesen Preis bekommt, in einem Satz.',
    price: prices.service,
    category: 'automation',
    icon: 'letter',
  },
  {
    id: 'betrieb-und-wartung',
    title: 'Betrieb und Wartung',
    description: 'Was Sie jeden Monat für das tun, was Sie gebaut haben.',
    price: prices.hosting,
    category: 'automation',
    icon: 'table',
  },
];

/** What makes a build one of the three sizes. */
export const sizes = {
  simple: 'Was eine Automatisierung klein macht.',
  moderate: 'Was eine Automatisierung mittelgroß macht.',
  advanced: 'Was eine Automatisierung groß macht.',
} as const;

export const roiNote = 'Wie Sie den Ertrag auf den Karten berechnen.';

/** Beside the bundle discounts; `hosting` stands before its price. */
export const bundleWords = {
  title: 'Mehreres auf einmal',
  lede: 'Warum mehrere Leistungen zusammen weniger kosten.',
  hosting: 'Betrieb und Wartung',
  button: 'Kombipaket anfragen',
} as const;
