/** What a visitor should have on hand for a call. */
export const callWords = {
  title: 'Bevor wir telefonieren',
  items: ['Was ein Besucher zur Hand haben sollte'],
  note: 'Oder auch nichts davon.',
} as const;
