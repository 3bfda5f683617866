import { countOfFirst } from './messages.ts';
import { projects } from './projects.ts';

export const showcase = {
  title: 'Projekte',
  lede: `${countOfFirst(projects.length, 'Betrieb', 'Betriebe')}, jeder mit einem Beispiel zum Ausprobieren.`,
  next: { title: 'Und Ihrer?', text: 'Erzählen Sie uns von Ihrem Stapel.', button: 'Schreiben Sie uns' },
  empty: { title: 'Nichts gefunden', text: 'Mit weniger Wörtern finden Sie mehr.', button: 'Alle zeigen' },
} as const;

export const projectWords = {
  ratingNote: 'von 5, vergeben vom Betrieb bei der Übergabe',
  sampleTitle: 'Ein Papier auf seinem Weg',
  sampleLede: 'Ein erfundenes.',
  railLabel: 'Station',
  filed: 'Abgelegt',
  tryLabel: 'Setzen Sie einen eigenen Text ein',
  tryNote: 'Gelesen wird nach festen Regeln, in Ihrem Browser.',
  tryResult: 'Das wurde gelesen',
  tryNothing: 'Es wurde nichts gelesen.',
  askTitle: 'Dasselbe bei Ihnen?',
  askText: 'Sie bekommen einen Preis, oder wir sagen Ihnen, warum nicht.',
  askButton: 'Schreiben Sie uns',
} as const;
