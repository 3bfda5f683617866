/** Badge texts of the Signal Board's categories, by stored value. */
export const signalBoardLabels = {
  playbook: 'Playbook',
  signal: 'Signal',
  idea: 'Idea',
  wild: 'In the Wild',
  tool: 'Tool',
} as const;

export type SignalBoardLabelKey = keyof typeof signalBoardLabels;

/** Steps on the color wheel, 0 to 15, for `data-hue`. */
export const signalBoardHues: Readonly<Record<SignalBoardLabelKey, number>> = {
  playbook: 10,
  signal: 1,
  idea: 5,
  wild: 8,
  tool: 13,
};

/** A tab or a filter option; no value means 'all'. */
export interface CategoryChoice<Value extends string> {
  readonly value?: Value;
  readonly label: string;
}

export const signalBoardTabs: readonly CategoryChoice<SignalBoardLabelKey>[] = [
  { label: 'All' },
  { value: 'playbook', label: 'Playbooks' },
  { value: 'signal', label: 'Signals' },
  { value: 'idea', label: 'Ideas' },
  { value: 'wild', label: 'In the Wild' },
  { value: 'tool', label: 'Tools' },
];

/** Badge texts of the blog's categories, by stored value. */
export const blogLabels = {
  automation: 'Automation',
  ai: 'AI & ML',
  business: 'Business',
  technology: 'Technology',
  industry: 'Industry',
  'case-study': 'Case Study',
} as const;

export type BlogLabelKey = keyof typeof blogLabels;

/** Steps on the color wheel, 0 to 15, for `data-hue`. */
export const blogHues: Readonly<Record<BlogLabelKey, number>> = {
  automation: 4,
  ai: 12,
  business: 7,
  technology: 10,
  industry: 1,
  'case-study': 14,
};

/** The blog's tabs. Industry has posts but no tab: they appear under All. */
export const blogTabs: readonly CategoryChoice<BlogLabelKey>[] = [
  { label: 'All' },
  { value: 'automation', label: 'Automation' },
  { value: 'ai', label: 'AI & ML' },
  { value: 'business', label: 'Business' },
  { value: 'technology', label: 'Technology' },
  { value: 'case-study', label: 'Case Studies' },
];

/** The filter of the blog dashboard. */
export const blogAdminFilter: readonly CategoryChoice<BlogLabelKey>[] = [
  { label: 'All Categories' },
  { value: 'automation', label: 'Automation' },
  { value: 'ai', label: 'AI & ML' },
  { value: 'business', label: 'Business' },
  { value: 'technology', label: 'Technology' },
  { value: 'industry', label: 'Industry' },
  { value: 'case-study', label: 'Case Studies' },
];

/** The category menu of the blog post form. */
export const blogFormNames: Readonly<Record<BlogLabelKey, string>> = {
  automation: 'Automation',
  ai: 'AI',
  business: 'Business',
  technology: 'Technology',
  industry: 'Industry',
  'case-study': 'Case Study',
};
