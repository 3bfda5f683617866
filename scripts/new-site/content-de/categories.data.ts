/** The 16 categories, in the order of the filter menus; a category's index is its hue, a step of the color wheel. */
export const categories = [
  'Marketing',
  'Vertrieb',
  'Kundendienst',
  'Personal',
  'Betrieb',
  'Buchhaltung',
  'Recht',
  'Lager und Versand',
  'IT',
  'Bewerbungen',
  'Projekte',
  'Auswertungen',
  'Kundenverwaltung',
  'Datenschutz',
  'Postfach',
  'Sonderwunsch',
] as const;

export type Category = (typeof categories)[number];
