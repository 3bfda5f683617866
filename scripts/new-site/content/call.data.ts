/** What a visitor should have on hand for a call. */
export const callWords = {
  title: 'Before we call',
  items: ['What you would like a visitor to have on hand'],
  note: 'Or nothing at all.',
} as const;
