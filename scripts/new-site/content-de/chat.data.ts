import { site } from './site.ts';

export const chatWords = {
  subtitle: `Der Assistent von ${site.name}`,
  greeting: `Guten Tag, ich bin ${site.assistant}, ein Programm. Fragen Sie mich nach Leistungen und Preisen, oder buchen Sie einen Termin.`,
  placeholder: 'Schreiben Sie hier',
  suggestions: ['Was kostet eine Automatisierung?', 'Wie läuft ein Projekt ab?'],
  person: 'Mit einem Menschen sprechen',
  clear: 'Gespräch löschen',
  again: 'Noch einmal versuchen',
  newest: 'Zur neuesten Nachricht',
  offline: 'Sie sind offline. Ihre Nachricht ist gespeichert.',
} as const;
