import type { Automation } from './automation.ts';

/** For work that no other entry covers. */
export const custom: Automation = {
  id: 'etwas-anderes',
  category: 'Sonderwunsch',
  title: 'Etwas anderes',
  description:
    'Eine Einladung, eine Aufgabe zu beschreiben, die nicht in der Liste steht, und was Sie darauf antworten.',
  detail: 'Was Sie tun, bevor Sie einen Preis nennen.',
  icon: 'form',
  takes: 'Eine Beschreibung',
  gives: 'Einen Plan und einen Preis',
  timeToValue: 'je nach Aufgabe',
  complexity: 'custom',
  roiMultiplier: 'je nach Aufgabe',
};

/** Only in the gallery of /services-old. */
export const galleryExtra: Automation = {
  id: 'noch-eine-idee',
  category: 'Betrieb',
  title: 'Noch eine Idee',
  description: 'Eine Automatisierung, die Sie bauen würden, die aber nicht in der Liste steht.',
  detail: 'Wie sie funktionieren würde.',
  icon: 'chart',
  takes: 'Was hereinkommt',
  gives: 'Was herauskommt',
  timeToValue: '1\u00a0Woche',
  complexity: 'simple',
  roiMultiplier: '2×',
};
