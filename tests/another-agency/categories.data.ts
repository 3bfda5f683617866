/** The categories of the automations, in the order of the filter menus; a category's index is its hue (theme.css). */
export const categories = [
  'Buchhaltung',
  'Vertrieb',
  'Aufträge',
  'Lager und Versand',
  'Personal',
  'Kundendienst',
  'Datenschutz',
  'Sonderwunsch',
] as const;

export type Category = (typeof categories)[number];
