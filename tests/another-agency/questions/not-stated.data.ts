import { notStated as anybodys } from '#scripts/new-site/content-de/questions/not-stated.data.ts';

/** What no page says, to complete 'Die Website sagt nicht', and how people ask for it. */
export const notStated: typeof anybodys = [
  ...anybodys,
  {
    means: 'ob wir etwas anderes bauen als Automatisierungen',
    asked: [
      'Bauen Sie auch Websites oder Onlineshops?',
      'Macht ihr auch Logos, Werbung oder Grafik?',
      'Programmiert ihr Apps?',
    ],
  },
  {
    means: 'wie die Betriebe heißen, für die wir arbeiten',
    asked: ['Wie heißen Ihre Kunden?', 'Kann ich mit einem Ihrer Kunden sprechen?'],
  },
];
