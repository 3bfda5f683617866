/** The text of pages that say that something is not there (yet). */
export const notices = {
  notFound: {
    title: 'Page Not Found',
    text: 'There’s no page at this address. It may have moved, or the link may be missing a letter.',
  },
  comingSoon: {
    title: 'Coming Soon',
    text: 'This page is still being written. Everything else is in its place.',
  },
  nextSlot: {
    title: 'Your job could be next',
    text: 'Write down the task your team keeps putting off, and see what it costs to be rid of it.',
    button: 'Tell Us What You Need',
  },
} as const;

/** The heads of the two lists of posts. */
export const boardHeads = {
  blog: {
    title: 'Latest Insights',
    lede: 'Short, practical pieces by the people who do the building: what to automate, what to leave alone, and what it all costs.',
  },
  'signal-board': {
    title: 'Signal Board',
    lede: 'What we pick up while taking work off people’s desks: playbooks that held up, tools worth knowing, ideas no one has built yet.',
  },
} as const;
