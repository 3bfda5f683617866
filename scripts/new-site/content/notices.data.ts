export const notices = {
  notFound: { title: 'Page Not Found', text: 'There is nothing at this address.' },
  comingSoon: { title: 'Coming Soon', text: 'This page is still being written.' },
  nextSlot: {
    title: 'What could we do for you?',
    text: 'Tell us about it.',
    button: 'Contact Us',
  },
} as const;

export const boardHeads = {
  blog: { title: 'Blog', lede: 'What readers find here.' },
  'signal-board': { title: 'Signal Board', lede: 'What readers find here.' },
} as const;
