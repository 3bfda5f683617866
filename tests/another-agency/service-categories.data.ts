import type { ServiceCategory } from '#scripts/new-site/content/service-categories.data.ts';
import { priceText, prices, durations } from './prices.ts';

export const serviceCategories: readonly ServiceCategory[] = [
  {
    id: 'automation',
    title: 'Automatisieren',
    description: 'Eine Arbeit aus dem Büro, die wir Ihnen ganz abnehmen.',
    detailedDescription:
      'Eine Automatisierung hat einen Anfang und ein Ende: was hereinkommt, nach welcher Regel es geht und wer am Schluss freigibt. Genau so bauen wir sie, und genau so steht sie im Angebot.',
    color: 6,
    services: ['Rechnungen', 'Angebote', 'Stundenzettel'],
    keyFeatures: ['Neben jedem Ergebnis steht die Regel, nach der es entstanden ist'],
    benefits: ['Feierabend', 'Weniger Rückfragen der Steuerkanzlei'],
    pricing: priceText(prices.moderate),
    timeline: durations.moderate,
    examples: ['Ein Elektrobetrieb in Wedel: Stundenzettel, seit 2025 ohne Abtippen'],
  },
  {
    id: 'development',
    title: 'Verbinden',
    description: 'Programme, die Sie behalten wollen, reden miteinander.',
    detailedDescription:
      'Warenwirtschaft, Buchhaltung, Onlineshop, Kalender: Wo es eine Schnittstelle gibt, nehmen wir sie, und wo es keine gibt, finden wir einen Weg, den Ihr Hersteller erlaubt.',
    color: 8,
    services: ['Warenwirtschaft', 'Buchhaltung', 'Archive'],
    keyFeatures: ['Zertifizierte Programme bleiben zertifiziert'],
    benefits: ['Eine Akte für jeden Kunden'],
    pricing: priceText(prices.advanced),
    timeline: durations.advanced,
    examples: ['Ein Baustoffhandel in Stade: Lieferscheine, die ihren Auftrag selbst finden'],
  },
];
