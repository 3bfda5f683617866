export const callWords = {
  title: 'Before we call',
  items: ['A letter that came in this week'],
  note: 'Or nothing at all.',
} as const;
