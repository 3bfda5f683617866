import type { PostCategory } from '#src/contracts/content/posts.ts';

/** The blog's categories, in the order of tabs and menus. Industry has posts but no tab: they appear under All. */
export const blogCategories: readonly PostCategory[] = [
  { id: 'automation', label: 'Automatisierung', hue: 4, tab: 'Automatisierung' },
  { id: 'ai', label: 'KI', hue: 12, tab: 'KI' },
  { id: 'business', label: 'Betrieb', hue: 7, tab: 'Betrieb' },
  { id: 'technology', label: 'Technik', hue: 10, tab: 'Technik' },
  { id: 'industry', label: 'Branche', hue: 1 },
  { id: 'case-study', label: 'Fallstudie', hue: 14, tab: 'Fallstudien' },
];

/** The Signal Board's. */
export const signalBoardCategories: readonly PostCategory[] = [
  { id: 'playbook', label: 'Anleitung', hue: 10, tab: 'Anleitungen' },
  { id: 'signal', label: 'Hinweis', hue: 1, tab: 'Hinweise' },
  { id: 'idea', label: 'Idee', hue: 5, tab: 'Ideen' },
  { id: 'wild', label: 'Aus der Praxis', hue: 8, tab: 'Aus der Praxis' },
  { id: 'tool', label: 'Werkzeug', hue: 13, tab: 'Werkzeuge' },
];
