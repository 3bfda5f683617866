import type { PostCategory } from '#src/contracts/content/posts.ts';

/** The blog's categories, in the order of tabs and menus. Industry has posts but no tab: they appear under All. */
export const blogCategories: readonly PostCategory[] = [
  { id: 'automation', label: 'Automation', hue: 4, tab: 'Automation' },
  { id: 'ai', label: 'AI & ML', hue: 12, tab: 'AI & ML', choice: 'AI' },
  { id: 'business', label: 'Business', hue: 7, tab: 'Business' },
  { id: 'technology', label: 'Technology', hue: 10, tab: 'Technology' },
  { id: 'industry', label: 'Industry', hue: 1 },
  { id: 'case-study', label: 'Case Study', hue: 14, tab: 'Case Studies' },
];

/** The Signal Board's. */
export const signalBoardCategories: readonly PostCategory[] = [
  { id: 'playbook', label: 'Playbook', hue: 10, tab: 'Playbooks' },
  { id: 'signal', label: 'Signal', hue: 1, tab: 'Signals' },
  { id: 'idea', label: 'Idea', hue: 5, tab: 'Ideas' },
  { id: 'wild', label: 'In the Wild', hue: 8, tab: 'In the Wild' },
  { id: 'tool', label: 'Tool', hue: 13, tab: 'Tools' },
];
