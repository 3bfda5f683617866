/** Static text of the calculator window. Its error messages: docs/spec.md. */
export const calculatorWords = {
  title: 'Sparrechner für Ihre Branche',
  subtitle: 'Gerechnet mit den Preisen dieser Website',
  placeholder: 'Zum Beispiel „Tischlerei“ oder „Zu elft bauen wir Wärmepumpen ein“',
  tryOne: 'Oder beginnen Sie mit einer davon.',
  /** Suggestions that are analyzed with one click. */
  suggestions: ['Restaurants', 'Speditionen', 'Steuerkanzleien', 'Hausverwaltungen', 'Zahnarztpraxen', 'Onlinehandel'],
  offline: 'Sie sind offline. Ihr Text ist noch da: Versuchen Sie es noch einmal, wenn Sie wieder online sind.',
  disclaimer: 'Eine Schätzung, kein Angebot. Einen festen Preis nennen wir, sobald wir die Arbeit gesehen haben.',
} as const;

/**
 * What a US dollar is worth in the site's currency: the calculator's wages are American medians, in dollars
 * (docs/roi-model.md). 1 where the site's currency is the dollar.
 */
export const usDollarWorth = 0.9;
