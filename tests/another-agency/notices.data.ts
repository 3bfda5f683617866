export const notices = {
  notFound: { title: 'Page Not Found', text: 'There is no file of that name in this office.' },
  comingSoon: { title: 'Coming Soon', text: 'This page waits for its stamp.' },
  nextSlot: { title: 'A free pigeonhole', text: 'For a file of yours.', button: 'Write to us' },
} as const;

export const boardHeads = {
  blog: { title: 'Articles', lede: 'None yet.' },
  'signal-board': { title: 'Notice board', lede: 'Pinned up by the office.' },
} as const;
