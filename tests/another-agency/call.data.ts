export const callWords = {
  title: 'Bevor wir telefonieren',
  items: [
    'Ein Papier, das diese Woche zweimal abgetippt wurde',
    'Ungefähr, wie oft es vorkommt',
    'Der Name des Programms, in dem es landet',
  ],
  note: 'Oder auch nichts davon: Wir fragen nach.',
} as const;
