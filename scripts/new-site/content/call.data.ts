/** What a visitor should have on hand for a call. */
export const callWords = {
  title: 'Before we call',
  items: ['What you would like a visitor to have at hand'],
  note: 'Or nothing at all.',
} as const;
