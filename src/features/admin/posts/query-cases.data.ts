/** The query of a dashboard's address, its filter, and the query of the request. */
export const queries = [
  ['', { search: '', deleted: false }, '?scope=all'],
  [
    '?category=ai&search=a+%26+b&view=deleted',
    { search: 'a & b', category: 'ai', deleted: true },
    '?scope=deleted&category=ai&search=a+%26+b',
  ],
  [
    '?status=draft&sort=title',
    { search: '', status: 'draft', sort: 'title', deleted: false },
    '?scope=all&status=draft&sort=title',
  ],
  // Deleted posts have neither.
  [
    '?status=draft&sort=title&view=deleted',
    { search: '', status: 'draft', sort: 'title', deleted: true },
    '?scope=deleted',
  ],
] as const;
