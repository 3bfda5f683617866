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

/** How many posts and drafts there are for a filter, and how that is said. */
export const counted = [
  [1, 0, {}, '1 post'],
  [2, 1, {}, '2 posts, 1 of them a draft'],
  [137, 21, {}, '137 posts, 21 of them drafts'],
  [1, 1, {}, '1 post, a draft'],
  [1, 0, { search: 'tally' }, '1 post for “tally”'],
  [1, 1, { deleted: true }, '1 deleted post'],
] as const;
