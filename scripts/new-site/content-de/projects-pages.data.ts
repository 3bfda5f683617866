import { countOfFirst } from './messages.ts';
import { projects } from './projects.ts';

export const showcase = {
  title: 'Projekte',
  lede: `${countOfFirst(projects.length, 'Automatisierung', 'Automatisierungen')} im täglichen Einsatz.`,
  next: {
    title: 'Und Ihre?',
    text: 'Was ein Besucher mit einer ähnlichen Aufgabe tun sollte.',
    button: 'Schreiben Sie uns',
  },
  empty: { title: 'Nichts gefunden', text: 'Mit weniger Wörtern finden Sie mehr.', button: 'Alle zeigen' },
} as const;

export const projectWords = {
  ratingNote: 'von 5, vergeben vom Kunden',
  sampleTitle: 'Ein Vorgang auf seinem Weg',
  sampleLede: 'Ein erfundener.',
  askTitle: 'Dasselbe bei Ihnen?',
  askText: 'Was Besucher bekommen, die fragen.',
  askButton: 'Schreiben Sie uns',
  railLabel: 'Station',
  filed: 'Abgelegt',
  tryLabel: 'Setzen Sie einen eigenen Text ein',
  tryNote: 'Gelesen wird nach festen Regeln, in Ihrem Browser.',
  tryResult: 'Das wurde gelesen',
  tryNothing: 'Es wurde nichts gelesen.',
} as const;
