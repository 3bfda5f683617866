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
  categories: ['All Categories', 'Playbook', 'Signal', 'Idea', 'In the Wild', 'Tool'],
};

export const blog = {
  columns: ['Title', 'Author', 'Category', 'Status', 'Actions'],
  categories: ['All Categories', 'Automation', 'AI & ML', 'Business', 'Technology', 'Industry', 'Case Studies'],
  /** In the form, which names one. */
  choices: ['Automation', 'AI', 'Business', 'Technology', 'Industry', 'Case Study'],
};
