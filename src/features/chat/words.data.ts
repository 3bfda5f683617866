/** Names and texts of the window's controls, which no agency changes. */
export const windowWords = {
  answer: 'This answer',
  copy: 'Copy',
  copied: 'Answer copied',
  notCopied: 'Please copy it by hand',
  helpful: 'Helpful',
  unhelpful: 'Not helpful',
  reason: 'What was wrong? (optional)',
  sendReason: 'Send the reason',
  thanks: 'Thank you. Someone here reads this.',
  notRated: 'Your rating was not saved',
  cleared: 'Conversation cleared.',
  undo: 'Undo',
  back: 'Back to the chat',
  putAway: 'Put the chat away',
  unread: 'New answer',
} as const;
