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

export const signalBoardColumns = ['Title', 'Category', 'Source', 'Status', 'Updated', 'Actions'];

export const blogColumns = ['Title', 'Author', 'Category', 'Status', 'Actions'];
