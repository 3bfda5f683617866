import type { Automation } from './automation.ts';

export const first: readonly Automation[] = [
  {
    id: 'ihre-erste-automatisierung',
    category: 'Betrieb',
    title: 'Ihre erste Automatisierung',
    description:
      'Ein oder zwei Sätze: was automatisiert wird, für wen und was dabei herauskommt. Auf eine Karte passen 90 bis 160 Zeichen.',
    detail: 'Wie es funktioniert, zu lesen im Dialog: was geprüft wird und wo ein Mensch entscheidet.',
    icon: 'form',
    takes: 'Was hereinkommt',
    gives: 'Was herauskommt',
    timeToValue: '1\u00a0Woche',
    complexity: 'simple',
    roiMultiplier: '3×',
  },
];
