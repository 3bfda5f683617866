import { blogCategories, signalBoardCategories } from '#src/content/post-categories.data.ts';

/** Words of the admin area that the specification gives, in their order. */
export const adminTabs = [
  'Signal Board',
  'Blog',
  'Media',
  /^Inbox/,
  'Answers',
  'Agenda',
  'Overview',
  'Account',
  'Users',
  'Settings',
];

export const signalBoard = {
  columns: ['Title', 'Category', 'Source', 'Status', 'Updated', 'Actions'],
  categories: ['All Categories', ...signalBoardCategories.map(({ label }) => label)],
};

export const blog = {
  columns: ['Title', 'Author', 'Category', 'Status', 'Actions'],
  categories: ['All Categories', ...blogCategories.map(({ label, tab = label }) => tab)],
  /** In the form, which names one. */
  choices: blogCategories.map(({ label, choice = label }) => choice),
};
