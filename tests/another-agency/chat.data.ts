import { site } from './site.ts';

export const chatWords = {
  subtitle: `Die Büroklammer von ${site.name}`,
  greeting: `Moin, ich bin ${site.assistant}, ein Programm. Fragen Sie mich nach Preisen, Zeiten und Leistungen, oder buchen Sie einen Termin.`,
  placeholder: 'Schreiben Sie hier',
  suggestions: ['Was kostet eine Automatisierung?', 'Wie lange dauert eine Automatisierung?'],
  person: 'Mit einem Menschen sprechen',
  clear: 'Gespräch löschen',
  again: 'Noch einmal versuchen',
  newest: 'Zur neuesten Nachricht',
  offline: 'Sie sind offline. Ihre Nachricht ist gespeichert.',
} as const;
