import type { Automation } from './automation.ts';

export const custom: Automation = {
  id: 'etwas-ganz-anderes',
  category: 'Sonderwunsch',
  title: 'Etwas ganz anderes',
  description:
    'Was jede Woche gemacht werden muss und wofür niemand eingestellt wurde. Sie erzählen es uns, wir sagen, ob wir es übernehmen.',
  detail: 'Bevor wir einen Preis nennen, sitzen wir einen Vormittag neben der Person, die es heute macht.',
  icon: 'form',
  takes: 'Eine Beschreibung',
  gives: 'Einen Preis oder ein Nein',
  timeToValue: 'je nach Aufgabe',
  complexity: 'custom',
  roiMultiplier: 'je nach Aufgabe',
};

export const galleryExtra: Automation = {
  id: 'mahnungen-mit-augenmass',
  category: 'Buchhaltung',
  task: 'bankMatching',
  title: 'Mahnungen mit Augenmaß',
  description:
    'Gleicht den Kontoauszug mit den offenen Posten ab und legt Mahnungen bereit: freundlich, deutlicher, zuletzt vom Chef.',
  detail: 'Wer gerade eine Reklamation offen hat, wird nicht gemahnt. Abgeschickt wird nur, was jemand freigibt.',
  icon: 'letter',
  takes: 'Kontoauszug und offene Posten',
  gives: 'Mahnungen zur Freigabe',
  timeToValue: '3\u00a0Wochen',
  complexity: 'simple',
  roiMultiplier: '4×',
};
