import type { PostCategory } from '#src/contracts/content/posts.ts';

/** The blog's categories, in the order of tabs and menus. */
export const blogCategories: readonly PostCategory[] = [
  { id: 'buero', label: 'Büro', hue: 4, tab: 'Büro' },
  { id: 'recht', label: 'Recht und Fristen', hue: 12, tab: 'Recht und Fristen', choice: 'Recht' },
  { id: 'werkstatt', label: 'Aus der Werkstatt', hue: 7, tab: 'Aus der Werkstatt' },
];

/** The Signal Board's. */
export const signalBoardCategories: readonly PostCategory[] = [
  { id: 'frist', label: 'Frist', hue: 1, tab: 'Fristen' },
  { id: 'anleitung', label: 'Anleitung', hue: 10, tab: 'Anleitungen' },
  { id: 'werkzeug', label: 'Werkzeug', hue: 13, tab: 'Werkzeuge' },
];
